import { openToEveryone } from '../axe.ts';
import { PAGES } from '../walks.ts';

openToEveryone(PAGES);
