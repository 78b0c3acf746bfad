import { describe, expect, it } from 'vitest';
import {
  chosenOptions,
  completeOptions,
  drawOptions,
  readOptions,
  writeOptions,
  type OptionSpecs,
} from './options.ts';
import { quickRng } from './random.ts';

const specs: OptionSpecs = {
  scouts: { kind: 'switch', default: false },
  edition: { kind: 'choice', of: ['first', 'second'], default: 'second' },
};

describe('options', () => {
  it('are what is given, over the scenario’s, over the game’s', () => {
    expect(completeOptions(specs, {})).toEqual({ ok: true, value: { scouts: false, edition: 'second' } });
    expect(completeOptions(specs, { scouts: false }, { scouts: true, edition: 'first' })).toEqual({
      ok: true,
      value: { scouts: false, edition: 'first' },
    });
  });

  it('are told where they are otherwise than the scenario, or the game, has them', () => {
    expect(chosenOptions(specs, { scouts: false, edition: 'second' })).toEqual({});
    expect(chosenOptions(specs, { scouts: false, edition: 'first' }, { scouts: true })).toEqual({
      scouts: false,
      edition: 'first',
    });
  });

  it('are drawn at random, every value of each, but for those given', () => {
    const rng = quickRng('options');
    const drawn = Array.from({ length: 50 }, () => drawOptions(specs, rng));
    expect(new Set(drawn.map(writeOptions)).size).toBe(4);
    const fixed = Array.from({ length: 50 }, () => drawOptions(specs, rng, { scouts: true }));
    expect(new Set(fixed.map(writeOptions))).toEqual(
      new Set(['scouts=true edition=first', 'scouts=true edition=second']),
    );
  });

  it.each([
    [{ fog: true }, 'unknown', 'options.fog'],
    [{ scouts: 'yes' }, 'invalid', 'options.scouts'],
    [{ edition: 'third' }, 'invalid', 'options.edition'],
    [{ edition: true }, 'invalid', 'options.edition'],
    [JSON.parse('{"__proto__":true}'), 'unknown', 'options.__proto__'],
    [{ constructor: true }, 'unknown', 'options.constructor'],
    [null, 'malformed', 'options'],
    [['scouts'], 'malformed', 'options'],
    ['scouts', 'malformed', 'options'],
  ])('%j are refused, and the place is named', (given: unknown, code, place) => {
    expect(completeOptions(specs, given)).toMatchObject({ ok: false, fault: { code, place } });
  });

  it('say what would do', () => {
    expect(completeOptions(specs, { edition: 'third' })).toMatchObject({
      fault: { message: 'must be one of first, second' },
    });
  });

  it('are written as words and read back', () => {
    const options = { scouts: true, edition: 'first' };
    expect(writeOptions(options)).toBe('scouts=true edition=first');
    expect(readOptions(specs, writeOptions(options))).toEqual(options);
  });

  it('may be a bare word for a switch', () => {
    expect(readOptions(specs, ' scouts  edition=second ')).toEqual({ scouts: true, edition: 'second' });
  });

  it('keep what does not fit, for the check to refuse', () => {
    expect(completeOptions(specs, readOptions(specs, 'scouts=maybe'))).toMatchObject({
      fault: { place: 'options.scouts' },
    });
    expect(completeOptions(specs, readOptions(specs, 'scouts=true=false'))).toMatchObject({
      fault: { code: 'invalid' },
    });
    expect(completeOptions(specs, readOptions(specs, 'fog=1'))).toMatchObject({ fault: { code: 'unknown' } });
  });
});
