import { expect, it } from 'vitest';
import { newsListHref, readNewsParams, rememberNewsList, withCategory, withMoreNews } from './news-params.ts';

it('shows three items at first, and three more each time', () => {
  const first = new URLSearchParams();
  expect(readNewsParams(first).shown).toBe(3);
  expect(readNewsParams(withMoreNews(first)).shown).toBe(6);
  expect(readNewsParams(withMoreNews(withMoreNews(first))).shown).toBe(9);
});

it('starts again from three when the category changes', () => {
  const changed = withCategory(new URLSearchParams('mostrar=9'), 'Eventos');
  expect(readNewsParams(changed)).toMatchObject({ category: 'Eventos', shown: 3 });
  expect(withCategory(changed, '').toString()).toBe('');
});

it('leads back to the list as it was', () => {
  expect(newsListHref()).toBe('/#noticias');
  rememberNewsList(new URLSearchParams('noticias=Eventos&mostrar=9'));
  expect(newsListHref()).toBe('/?noticias=Eventos&mostrar=9#noticias');
  rememberNewsList(new URLSearchParams());
  expect(newsListHref()).toBe('/#noticias');
});

it('makes sense of an address that somebody has tampered with', () => {
  for (const text of ['mostrar=-1', 'mostrar=muchas', 'mostrar=2.5', 'mostrar=']) {
    expect(readNewsParams(new URLSearchParams(text)).shown).toBe(3);
  }
  expect(readNewsParams(new URLSearchParams('mostrar=9999')).shown).toBe(100);
});

it('offers more as long as one call can bring more', () => {
  expect(readNewsParams(new URLSearchParams('mostrar=99')).canShowMore).toBe(true);
  expect(readNewsParams(withMoreNews(new URLSearchParams('mostrar=99')))).toMatchObject({
    shown: 100,
    canShowMore: false,
  });
});
