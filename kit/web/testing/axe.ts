// What axe finds to mend in what a component test has rendered.

import axe from 'axe-core';
import { expect } from 'vitest';

/** axe must find nothing, in the dark theme and in the light one. */
export async function expectNoViolation(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    const { violations } = await axe.run(
      // Base UI's own stops around what floats; a key never rests on them.
      { include: document.body, exclude: ['[data-base-ui-focus-guard]'] },
      {
        resultTypes: ['violations'],
        // A part is no page: the heading and the landmarks are its page's.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, theme).toEqual([]);
  }
}
