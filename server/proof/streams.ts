import type { Match, Viewer } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { followAll, type Moment } from '@bicorne/table/proof/moments';
import type { Update } from '@bicorne/table/protocol';
import { Stream } from '@bicorne/table/stream';
import { pack } from '../wire.ts';
import { learns } from './parallel.ts';

/** What the streams told. */
export interface Streamed {
  messages: number;
  bytes: number;
  readonly wrong: string[];
}

/** Follows both worlds as long as the same can be decided in both and the viewer learns nothing in either. */
export function compareStreams(
  module: GameModule,
  [here, there]: readonly [Match, Match],
  viewer: Viewer,
  moments: readonly Moment[],
  tally: Streamed,
): void {
  const [mine, other] = [new Stream('match', viewer, here), new Stream('match', viewer, there)];
  if (JSON.stringify(mine.sight) !== JSON.stringify(other.sight))
    return void tally.wrong.push(`${module.game.id}: viewer ${viewer} sees what he cannot know`);
  const sent: [Update[], Update[]] = [[], []];
  let match = there;
  for (const { taken, played } of moments) {
    if (learns(module, played, viewer)) break;
    const again = followAll(match, taken);
    if (!again || learns(module, again, viewer)) break;
    sent[0].push(...mine.take(played));
    sent[1].push(...other.take(again));
    match = again[again.length - 1].match;
  }
  judge(module.game.id, viewer, sent, tally);
}

function judge(id: string, viewer: Viewer, sent: readonly [Update[], Update[]], tally: Streamed): void {
  const [one, two] = sent.map((updates) => updates.map((update) => JSON.stringify(['update', update])));
  tally.messages += one.length;
  tally.bytes += one.reduce((sum, text) => sum + text.length, 0);
  const same =
    one.length === two.length &&
    one.every((text, at) => text === two[at] && pack(text).equals(pack(two[at])));
  if (!same) tally.wrong.push(`${id}: viewer ${viewer} is sent what depends on hidden things`);
}
