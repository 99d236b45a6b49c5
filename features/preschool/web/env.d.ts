// What the page's build tells about the films that lie beside the page.

interface ImportMetaEnv {
  /** The folder of the films, as a path of this site. */
  readonly YULU_FILMS: string;
}
