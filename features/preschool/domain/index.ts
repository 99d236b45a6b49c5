// The public face of the preschool's rules: films as they are played, and what a device keeps for a child.

export { captionAt } from './captions/caption-at.ts';
export { clausesOf } from './captions/clauses-of.ts';
export { toWebVtt } from './captions/web-vtt.ts';
export { compileFilms } from './compile/compile-film.ts';
export {
  ADDITIONS,
  type Addition,
  addWatched,
  allowedOn,
  allowMore,
  CAPTION_LINES,
  type CaptionLine,
  type DeviceState,
  FILTERS,
  type FilmFilter,
  filmAfter,
  filmsFor,
  isTimeUp,
  LIMITS,
  parseDeviceState,
  rememberPlace,
  watchedOn,
} from './device/device-state.ts';
export { askParent, isRightAnswer, type ParentQuestion } from './device/parent-question.ts';
export { frame, pictureMoment, pictureOf } from './drawing/frame.ts';
export { type Caption, type Film, type FilmSummary, type FilmWord, type SoundCue, STAGE } from './film.ts';
export type { Node } from './node.ts';
export { type Note, notesOf } from './sound/score.ts';
