// What the page's build tells about the tutors that newcomers meet first.

interface ImportMetaEnv {
  /** By the language that somebody reads. */
  readonly YULU_FIRST_TUTORS: Readonly<
    Record<
      import('../../../kit/core/locale.ts').Locale,
      Pick<import('../../../content/schema/people/persona.ts').Persona, 'id' | 'name' | 'picture' | 'voice'>
    >
  >;
}
