// Where the device's state is stored, and what the page is told when it has changed.

export const DEVICE_KEY = 'yulu.preschool';
export const DEVICE_CHANGED = 'yulu.preschool.changed';
