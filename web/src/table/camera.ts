/** Where the picture lies in its frame: a point of the picture at p is shown at (x, y) + scale · p. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;
const CLOSEST = 3;

export function fitCamera(picture: Size, frame: Size): Camera {
  const scale = Math.max(
    0.05,
    Math.min((frame.width - 2 * MARGIN) / picture.width, (frame.height - 2 * MARGIN) / picture.height),
  );
  return {
    scale,
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
  };
}

/** Closer or farther with this point of the frame staying where it is. */
export const zoomAt = (
  camera: Camera,
  point: { readonly x: number; readonly y: number },
  factor: number,
): Camera => ({
  scale: camera.scale * factor,
  x: point.x - (point.x - camera.x) * factor,
  y: point.y - (point.y - camera.y) * factor,
});

/** Never farther than the whole picture, never so that it slips out of the frame. */
export function clampCamera(camera: Camera, picture: Size, frame: Size): Camera {
  const whole = fitCamera(picture, frame);
  if (camera.scale <= whole.scale) return whole;
  const scale = Math.min(camera.scale, CLOSEST);
  const wanted =
    scale === camera.scale
      ? camera
      : zoomAt(camera, { x: frame.width / 2, y: frame.height / 2 }, scale / camera.scale);
  return {
    scale,
    x: hold(wanted.x, picture.width * scale, frame.width),
    y: hold(wanted.y, picture.height * scale, frame.height),
  };
}

const hold = (at: number, picture: number, frame: number): number =>
  picture <= frame ? (frame - picture) / 2 : Math.min(MARGIN, Math.max(at, frame - picture - MARGIN));
