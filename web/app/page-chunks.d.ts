declare module 'virtual:page-chunks' {
  /** Addresses of the scripts of each page and lazy part of the shell, by the name of its file, beyond those of every page. */
  const chunksByName: Record<string, string[] | undefined>;
  export default chunksByName;
}
