import { openToEveryone } from '../axe.ts';
import { WORKSHOP } from '../workshop-walks.ts';

openToEveryone(WORKSHOP);
