import { describe, expect, test } from '@jest/globals';
import { streamLinkOf } from '#kernel/stream-links.ts';
import fc from '#test/support/property.ts';

describe('the link of a stream', () => {
  test.each([
    ['https://www.twitch.tv/ece_oynuyor', 'twitch', 'https://www.twitch.tv/ece_oynuyor'],
    [' https://TWITCH.tv/ece_oynuyor/ ', 'twitch', 'https://www.twitch.tv/ece_oynuyor'],
    ['https://m.twitch.tv/videos/2299118833?t=1h', 'twitch', 'https://www.twitch.tv/videos/2299118833'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', 'youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtube.com/live/dQw4w9WgXcQ?feature=share', 'youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://m.youtube.com/@ece.oynuyor/live', 'youtube', 'https://www.youtube.com/@ece.oynuyor/live'],
    ['https://kick.com/ece-oynuyor#sohbet', 'kick', 'https://kick.com/ece-oynuyor'],
  ])('%s is accepted and converted into the standard form', (text, site, url) => {
    expect(streamLinkOf(text)).toEqual({ site, url });
  });

  test.each([
    '',
    'twitch.tv/ece_oynuyor',
    'http://www.twitch.tv/ece_oynuyor',
    'https://www.twitch.tv',
    'https://www.twitch.tv/videos',
    'https://www.twitch.tv/ece_oynuyor/about',
    'https://twitch.tv.example.com/ece_oynuyor',
    'https://example.com/?u=https://www.twitch.tv/ece_oynuyor',
    'https://ece:gizli@www.twitch.tv/ece_oynuyor',
    'https://www.twitch.tv:8443/ece_oynuyor',
    'https://www.twitch.tv@example.com/ece_oynuyor',
    'https://www.youtube.com/redirect?q=https%3A%2F%2Fexample.com',
    'https://www.youtube.com/watch?v=kisa',
    'https://www.youtube.com/live/',
    'https://youtu.be/',
    'https://www.instagram.com/ece',
    'https://constructor/ece_oynuyor',
    'javascript:alert(1)//www.twitch.tv/ece',
    `https://www.twitch.tv/ece_oynuyor?${'x'.repeat(200)}`,
  ])('%s is refused', (text) => {
    expect(streamLinkOf(text)).toBeUndefined();
  });

  test('in the standard form is accepted unchanged, and is on https and on one of the three sites', () => {
    const part = fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('/ece_oynuyor', '/watch?v=dQw4w9WgXcQ', '/@ece_'));
    const host = fc.constantFrom('www.twitch.tv', 'youtube.com', 'youtu.be', 'kick.com', 'example.com');
    fc.assert(
      fc.property(fc.constantFrom('https', 'http'), host, part, (scheme, at, rest) => {
        const link = streamLinkOf(`${scheme}://${at}${rest}`);
        if (!link) return;
        const url = new URL(link.url);
        expect(url.protocol).toBe('https:');
        expect(['www.twitch.tv', 'www.youtube.com', 'kick.com']).toContain(url.host);
        expect(streamLinkOf(link.url)).toEqual(link);
      }),
    );
  });
});
