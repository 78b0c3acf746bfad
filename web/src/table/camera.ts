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

/** A part of the picture. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
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

/** As close as on a sheet of so many pixels across, on which everything can be read. */
const READABLE = 1000;
/** What is shown around a part, of the width of the picture. */
const AROUND = 0.05;
/** Something smaller than it might be is no reason to move. */
const CLOSE_ENOUGH = 0.8;

export const readable = (picture: Size): number => READABLE / picture.width;

/** This part in the middle of the frame, with some of what lies around it, and no closer than `closest`. */
export function cameraOn(part: Part, picture: Size, frame: Size, closest: number): Camera {
  const around = picture.width * AROUND;
  const scale = Math.min(
    closest,
    frame.width / (part.width + 2 * around),
    frame.height / (part.height + 2 * around),
  );
  return clampCamera(
    {
      scale,
      x: frame.width / 2 - (part.x + part.width / 2) * scale,
      y: frame.height / 2 - (part.y + part.height / 2) * scale,
    },
    picture,
    frame,
  );
}

/** The part that holds both. */
export function around(one: Part, other: Part): Part {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Whether so much of the picture is seen that what stands on it has to be drawn larger. */
export const isFar = (shown: Camera, picture: Size): boolean => shown.scale < FAR * readable(picture);
const FAR = 1.25;

/** From farther than this, against where it can be read, one only guesses what is meant. */
const TOO_FAR = 0.6;
const MUCH_CLOSER = 1.5;

/** Whether this part can hardly be read from here, and could be seen from much closer. */
export const isWorthGoing = (shown: Camera, part: Part, picture: Size, frame: Size): boolean =>
  shown.scale < TOO_FAR * readable(picture) &&
  cameraOn(part, picture, frame, readable(picture)).scale > MUCH_CLOSER * shown.scale;

/** Where to look from here so that this part is in sight; from here, if it is. */
export function follow(shown: Camera, part: Part, picture: Size, frame: Size, closest: number): Camera {
  const best = cameraOn(part, picture, frame, closest);
  return shown.scale >= CLOSE_ENOUGH * best.scale && isInSight(part, shown, frame) ? shown : best;
}

function isInSight({ x, y, width, height }: Part, camera: Camera, frame: Size): boolean {
  const at = (offset: number, along: number): number => offset + along * camera.scale;
  return (
    at(camera.x, x) >= 0 &&
    at(camera.y, y) >= 0 &&
    at(camera.x, x + width) <= frame.width &&
    at(camera.y, y + height) <= frame.height
  );
}
