// A number as it is typed on any keyboard, for whoever reads it.

/** Full-width digits and signs as plain ones, and without blanks of any width: `１ ２３４．５` is `1234.5`. */
export const plainNumber = (typed: string): string =>
  typed
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replaceAll('。', '.')
    .replaceAll(/\s/gu, '');
