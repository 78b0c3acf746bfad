import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampCamera, fitCamera, zoomAt } from './camera.ts';

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
});
