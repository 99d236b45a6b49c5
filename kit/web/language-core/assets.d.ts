// What the page's build tells about the files of the language core that lie beside the page.

interface ImportMetaEnv {
  /** The folder of the dictionary's files, as a path of this site. */
  readonly YULU_DICTIONARY: string;
  /** The folder of stroke data: a file per character, named by its code point in hex. */
  readonly YULU_STROKES: string;
  /** The folder of what the embedded teacher talks about. */
  readonly YULU_TEACHING: string;
}
