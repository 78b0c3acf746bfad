import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { hexNamed, OFF } from '../../data/board.ts';
import { LAYOUT } from '../ground.ts';
import { quatreBras, waterloo } from './belgium.ts';
import { bussaco } from './bussaco.ts';
import { bussacoNey } from './bussaco-ney.ts';
import { corunna } from './corunna.ts';
import { secondDay, village } from './fuentes.ts';
import { orthez } from './orthez.ts';
import { firstPosition, secondPosition } from './rolica.ts';
import { sabugal } from './sabugal.ts';
import { cole, pakenham } from './salamanca.ts';
import { sorauren } from './sorauren.ts';
import { talavera } from './talavera.ts';
import { vimeiro } from './vimeiro.ts';

export const stories: StoryModule = {
  extent: { width: LAYOUT.width, height: LAYOUT.height },
  place: (name) => (hexNamed(name) === OFF ? null : LAYOUT.centres[hexNamed(name)]),
  stories: {
    'rolica-first-position': firstPosition,
    'rolica-second-position': secondPosition,
    vimeiro,
    corunna,
    talavera,
    'bussaco-reynier': bussaco,
    'bussaco-ney': bussacoNey,
    sabugal,
    'fuentes-de-onoro-3-may': village,
    'fuentes-de-onoro-5-may': secondDay,
    'salamanca-pakenham': pakenham,
    'salamanca-cole': cole,
    sorauren,
    orthez,
    'quatre-bras': quatreBras,
    waterloo,
  },
};
