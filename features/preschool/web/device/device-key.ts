// Where the device's state is stored, and what the page is told when it has changed.

export const DEVICE_KEY = 'yulu.preschool';
export const DEVICE_CHANGED = 'yulu.preschool.changed';

/** A note in this tab: a grown-up has answered, and may go where they like until the films are opened again. */
export const GROWN_UP_HERE = 'yulu.preschool.grown-up';
