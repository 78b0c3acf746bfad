import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cameraOn,
  clampCamera,
  fitCamera,
  follow,
  isWorthGoing,
  readable,
  zoomAt,
  type Camera,
  type Part,
} from './camera.ts';

const PICTURE = { width: 1000, height: 800 };
const FRAME = { width: 500, height: 500 };

describe('the camera', () => {
  it('shows the whole picture in the middle of its frame', () => {
    const { x, y, scale } = fitCamera(PICTURE, FRAME);
    expect(x).toBeCloseTo(FRAME.width - (x + PICTURE.width * scale));
    expect(y).toBeCloseTo(FRAME.height - (y + PICTURE.height * scale));
    expect(PICTURE.width * scale).toBeLessThanOrEqual(FRAME.width);
  });

  it('keeps the point under the finger where it is', () => {
    const point = { x: 120, y: 333 };
    const before = { x: -50, y: 20, scale: 1.2 };
    const after = zoomAt(before, point, 1.7);
    expect((point.x - after.x) / after.scale).toBeCloseTo((point.x - before.x) / before.scale);
    expect((point.y - after.y) / after.scale).toBeCloseTo((point.y - before.y) / before.scale);
  });

  it('never lets the picture slip out of its frame', () => {
    const place = fc.double({ min: -5000, max: 5000, noNaN: true });
    const scale = fc.double({ min: 0.01, max: 20, noNaN: true });
    fc.assert(
      fc.property(place, place, scale, (x, y, wanted) => {
        const camera = clampCamera({ x, y, scale: wanted }, PICTURE, FRAME);
        const right = camera.x + PICTURE.width * camera.scale;
        const bottom = camera.y + PICTURE.height * camera.scale;
        expect(camera.x < FRAME.width / 2 && right > FRAME.width / 2).toBe(true);
        expect(camera.y < FRAME.height / 2 && bottom > FRAME.height / 2).toBe(true);
      }),
    );
  });

  const whole = fitCamera(PICTURE, FRAME);
  const closest = readable(PICTURE);
  const isInFrame = ({ x, y, width, height }: Part, camera: Camera): boolean =>
    camera.x + x * camera.scale >= -1e-6 &&
    camera.y + y * camera.scale >= -1e-6 &&
    camera.x + (x + width) * camera.scale <= FRAME.width + 1e-6 &&
    camera.y + (y + height) * camera.scale <= FRAME.height + 1e-6;

  it('goes to a part of the picture so that all of it is in sight, and no closer than one can read', () => {
    const part = fc
      .record({
        x: fc.integer({ min: 0, max: PICTURE.width - 1 }),
        y: fc.integer({ min: 0, max: PICTURE.height - 1 }),
        width: fc.integer({ min: 1, max: PICTURE.width }),
        height: fc.integer({ min: 1, max: PICTURE.height }),
      })
      .map(({ x, y, width, height }) => ({
        x,
        y,
        width: Math.min(width, PICTURE.width - x),
        height: Math.min(height, PICTURE.height - y),
      }));
    fc.assert(
      fc.property(part, (one) => {
        const camera = cameraOn(one, PICTURE, FRAME, closest);
        expect(isInFrame(one, camera)).toBe(true);
        expect(camera.scale).toBeLessThanOrEqual(closest);
        expect(camera.scale).toBeGreaterThanOrEqual(whole.scale);
      }),
    );
  });

  it('stays where it is while what is asked for is in sight and large enough', () => {
    const left = { x: 100, y: 300, width: 100, height: 100 };
    const shown = cameraOn(left, PICTURE, FRAME, closest);
    expect(follow(shown, { ...left, x: 130 }, PICTURE, FRAME, closest)).toBe(shown);
    expect(follow(whole, left, PICTURE, FRAME, closest)).toEqual(shown);
    const right = { ...left, x: 800 };
    expect(follow(shown, right, PICTURE, FRAME, closest)).toEqual(cameraOn(right, PICTURE, FRAME, closest));
  });

  it('comes no closer than the reader wants to be', () => {
    const part = { x: 100, y: 300, width: 100, height: 100 };
    expect(follow(whole, part, PICTURE, FRAME, whole.scale)).toEqual(whole);
  });
});

it('the map goes to what was chosen only from too far to read, and only where it can be seen from much closer', () => {
  const sheet = { width: 3000, height: 2000 };
  const phone = { width: 390, height: 460 };
  const whole = fitCamera(sheet, phone);
  const line = { x: 2000, y: 400, width: 600, height: 500 };
  expect(isWorthGoing(whole, line, sheet, phone)).toBe(true);
  expect(isWorthGoing(whole, { x: 0, y: 0, ...sheet }, sheet, phone)).toBe(false);
  expect(isWorthGoing({ ...whole, scale: readable(sheet) }, line, sheet, phone)).toBe(false);
});
