import { LANGUAGES } from '@bicorne/boardkit';
import type { Spot, Tool, WorkshopModule } from '@bicorne/boardkit/workshop/contract.ts';
import { isLaid, pressedWith, putDown, takeUp } from '@bicorne/boardkit/workshop/lay.ts';
import { linkOf } from '@bicorne/boardkit/workshop/links.ts';
import { valueAt } from '@bicorne/boardkit/workshop/path.ts';
import { mirrored, turned, turnedRound } from '@bicorne/boardkit/workshop/turn.ts';
import {
  defaultOptions,
  faultsOf,
  must,
  playout,
  quickRng,
  type Bench,
  type Game,
  type Rng,
} from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { hasWorkshop, loadAllGames, loadBench, loadWords, loadWorkshop } from '@bicorne/games';

const games = (await loadAllGames()).map(({ game }) => game).filter(({ id }) => hasWorkshop(id));

interface Shop {
  readonly module: WorkshopModule;
  readonly bench: Bench;
  readonly tools: readonly Tool[];
}

async function shopOf({ id }: Game): Promise<Shop> {
  const [module, words, bench] = await Promise.all([loadWorkshop(id), loadWords(id, 'en'), loadBench(id)]);
  if (!module || !words) throw new Error(`${id} has no workshop`);
  return { module, bench, tools: module.open(words, 'en').groups.flatMap(({ tools }) => tools) };
}

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

function somewhere({ lay }: Tool, spots: readonly Spot[], rng: Rng): string | null {
  const spot = pick(spots, rng);
  if (pressedWith(lay) === 'spot') return spot.id;
  if (lay.kind === 'edge') return linkOf(spot.id, pick(lay.directions, rng));
  const other = pick(spot.around, rng);
  return other === null ? null : linkOf(spot.id, other);
}

/** A battle after so many presses with any of the tools, each where it may hit. */
function pressed({ module, tools }: Shop, start: unknown, rng: Rng, times: number): unknown {
  let scenario = start;
  for (let n = 0; n < times; n++) {
    const tool = pick(tools, rng);
    const at = somewhere(tool, module.spots, rng);
    if (at === null) continue;
    scenario = (isLaid(tool.lay, scenario, at) ? takeUp : putDown)(tool.lay, scenario, at);
  }
  return scenario;
}

describe.each(games)('the workshop of $id', (game) => {
  it('opens every battle of the box with nothing wrong in it', () => {
    for (const { scenario, options } of game.scenarios)
      expect(faultsOf(game, scenario, { ...defaultOptions(game.options), ...options })).toEqual([]);
  });

  it('saves every battle of the box as it was', async () => {
    const { bench } = await shopOf(game);
    for (const { scenario } of game.scenarios) {
      const file = bench.write(scenario);
      const again = must(bench.read(file));
      expect(again).toEqual(scenario);
      expect(bench.write(again)).toBe(file);
    }
  });

  it('says the same tools in every language, each by a name of its own', async () => {
    const module = (await shopOf(game)).module;
    for (const language of LANGUAGES) {
      const words = await loadWords(game.id, language);
      if (!words) throw new Error('no words');
      const tools = module.open(words, language).groups.flatMap((group) => group.tools);
      expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
      for (const { id, name } of tools) expect(name, id).not.toBe('');
      if (language !== 'en') for (const { name } of tools) expect(name).toMatch(/[а-яіїєґё]/i);
    }
  });

  it('whatever its tools make is written to a file and read again', async () => {
    const shop = await shopOf(game);
    const rng = quickRng(`files of ${game.id}`);
    for (let n = 0; n < 12; n++) {
      const start = n % 2 === 0 ? shop.module.blank() : pick(game.scenarios, rng).scenario;
      const made = pressed(shop, start, rng, 60);
      const file = shop.bench.write(made);
      const again = must(shop.bench.read(file), file);
      expect(shop.bench.write(again)).toBe(file);
    }
  });

  it('what it calls sound is set up and played to its end, what it calls faulty is refused by the same rule', async () => {
    const shop = await shopOf(game);
    const rng = quickRng(`soundness of ${game.id}`);
    const options = defaultOptions(game.options);
    const found = { sound: 0, faulty: 0 };
    for (let n = 0; n < 60; n++) {
      const made = pressed(shop, pick(game.scenarios, rng).scenario, rng, 1 + rng.below(6));
      const [fault] = faultsOf(game, made, options);
      const state = game.setup(made, options);
      expect(state.ok ? undefined : state.fault).toEqual(fault);
      found[state.ok ? 'sound' : 'faulty']++;
      if (state.ok && n % 6 === 0) expect(playout(game, state.value, rng).steps).toBeLessThan(game.bound);
    }
    expect(found.sound).toBeGreaterThan(0);
    expect(found.faulty).toBeGreaterThan(0);
  });

  it('says what is wrong in the language of whoever reads', async () => {
    const shop = await shopOf(game);
    const rng = quickRng(`faults of ${game.id}`);
    for (const language of ['uk', 'ru'] as const) {
      const words = await loadWords(game.id, language);
      const workbench = words && shop.module.open(words, language);
      if (!workbench?.faultText) return;
      for (let n = 0; n < 40; n++) {
        const made = pressed(shop, pick(game.scenarios, rng).scenario, rng, 8);
        for (const fault of faultsOf(game, made, defaultOptions(game.options)))
          expect(workbench.faultText(fault), fault.message).toMatch(/[а-яіїєґё]/i);
      }
    }
  });

  it('in a mirror or turned half round a battle of the box is as sound, and twice so it is itself', async () => {
    const { module } = await shopOf(game);
    const words = await loadWords(game.id, 'en');
    if (!words) throw new Error('no words');
    const { groups } = module.open(words, 'en');
    const edges = module.turned ?? ((scenario: unknown) => scenario);
    const ways = [
      { turning: mirrored(module.spots, module.extent), after: (scenario: unknown) => scenario },
      { turning: turnedRound(module.spots, module.extent), after: edges },
    ];
    for (const { turning, after } of ways) {
      if (!turning) continue;
      const turn = (scenario: unknown): unknown => after(turned(scenario, turning, groups));
      for (const { scenario, options } of game.scenarios) {
        const other = turn(scenario);
        expect(faultsOf(game, other, { ...defaultOptions(game.options), ...options })).toEqual([]);
        expect(turn(other)).toEqual(scenario);
      }
    }
  });

  it('small changes that may make it even have their words, and their battles can be said in a file', async () => {
    const { module, bench } = await shopOf(game);
    const { scenario } = game.scenarios[0];
    const levers = bench.levers?.(scenario) ?? [];
    const sound = levers.filter(
      (lever) => faultsOf(game, lever.scenario, defaultOptions(game.options)).length === 0,
    );
    expect(sound.length > 0).toBe(levers.length > 0);
    for (const lever of sound) must(bench.read(bench.write(lever.scenario)));
    for (const language of LANGUAGES) {
      const words = await loadWords(game.id, language);
      if (!words) throw new Error('no words');
      const said = module.open(words, language).levers;
      for (const { what, seat } of levers) expect(said[what](words.seats[seat])).toContain(words.seats[seat]);
    }
  });

  it('its fields lead to what is there', async () => {
    const { module } = await shopOf(game);
    const words = await loadWords(game.id, 'en');
    if (!words) throw new Error('no words');
    const { scenario } = game.scenarios[game.scenarios.length - 1];
    const workbench = module.open(words, 'en');
    const here = module.spots.flatMap(({ id }) => workbench.at(scenario, id)).flatMap(({ fields }) => fields);
    const said = [...workbench.battle.flatMap(({ fields }) => fields), ...here].filter(
      ({ path }) => valueAt(scenario, path) !== undefined,
    );
    expect(said.length).toBeGreaterThan(3);
  });
});
