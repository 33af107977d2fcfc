/**
 * What it takes a cook to set the list right, in seconds. By judgement, not measured on people, but for letters: on phones people type
 * 36 words of five letters a minute (Palin and others, 2019), and say text three times as fast (Ruan and others, 2016).
 */
export const SECONDS = {
  /** To look at a piece of the photo, read the card and answer. */
  card: 2,
  /** To find a chip and tap it. */
  tap: 1.5,
  /** To read a chip that is offered, whether it is there or not. */
  glance: 0.3,
  /** To go to the field, and to send what was typed or said. */
  field: 2,
  letter: 1 / 3,
  spokenLetter: 1 / 9,
  /** To type an ordinary name. */
  word: 2.7,
} as const;
