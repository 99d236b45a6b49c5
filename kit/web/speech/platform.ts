// The system of a device, as far as its browser tells: by it people are told where voices are installed.

export type Platform = 'android' | 'ios' | 'mac' | 'windows';

/** `touchPoints`: an iPad calls itself a Mac, and can be touched. Undefined for any other system. */
export function platformOf(userAgent: string, touchPoints: number): Platform | undefined {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/macintosh/i.test(userAgent)) return touchPoints > 1 ? 'ios' : 'mac';
  return /windows/i.test(userAgent) ? 'windows' : undefined;
}
