// The program that serves Yulu: what makes its imports quick, then the start itself.

import './process/resolve-drizzle.ts';

await import('./start.ts');
