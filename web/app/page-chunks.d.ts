declare module 'virtual:page-chunks' {
  /** Addresses of the scripts of each file under `pages/`, beyond those that every page loads. */
  const chunksByPage: Record<string, string[] | undefined>;
  export default chunksByPage;
}
