import { playTrial, type Trial } from './trial.ts';

/** Plays the matches of the balance lab, one after another as they are asked for. */
self.addEventListener('message', ({ data }: MessageEvent<Trial>) => {
  playTrial(data).then(
    (trialled) => self.postMessage(trialled),
    (error: unknown) => {
      console.error(error);
      self.postMessage(null);
    },
  );
});
