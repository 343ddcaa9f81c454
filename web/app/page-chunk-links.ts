import chunksByPage from 'virtual:page-chunks';

/** `modulepreload` links: a page's scripts load in parallel with the entry instead of after it. */
export function pageChunkLinks(page: string | undefined): string {
  const files = (page && chunksByPage[page]) || [];
  return files.map((file) => `\n    <link rel="modulepreload" crossorigin href="${file}">`).join('');
}
