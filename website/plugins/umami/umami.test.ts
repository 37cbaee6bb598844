import { expect, it } from 'vitest';
import { trackerAttributes } from '.';

const analytics = {
  websiteId: 'id',
  origin: 'https://stats.example.org',
  dataDomains: [],
  autoTrack: true,
  doNotTrack: false,
};

it('tracks by itself and everywhere by default', () => {
  expect(trackerAttributes(analytics)).toEqual({
    defer: true,
    src: 'https://stats.example.org/script.js',
    'data-website-id': 'id',
  });
});

it('passes on what the operator restricts', () => {
  const restricted = {
    ...analytics,
    dataDomains: ['a.example', 'b.example'],
    autoTrack: false,
    doNotTrack: true,
  };
  expect(trackerAttributes(restricted)).toMatchObject({
    'data-domains': 'a.example,b.example',
    'data-auto-track': 'false',
    'data-do-not-track': 'true',
  });
});
