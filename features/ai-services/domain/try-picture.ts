// The picture that an admin shows to a model when trying it.

/** Of the file as it is chosen. */
export const TRY_PICTURE_BYTES = 6 * 1024 * 1024;
/** With what writing it as base64 and the rest of the call add. */
export const TRY_BODY_BYTES = Math.ceil((TRY_PICTURE_BYTES * 4) / 3) + 16 * 1024;

export const TRY_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Why it was not sent. */
export const TRY_PICTURE_PROBLEMS = [
  'too_large',
  'type_refused',
  'type_mixed',
  'picture_broken',
  'picture_too_many_pixels',
  'picture_too_slow',
] as const;
