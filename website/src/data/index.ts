import { byTitle, parseList } from './lists';
import contributorList from './contributors.json';
import donationList from './donations.json';
import fontList from './fonts.json';
import peopleList from './people.json';
import playgroundList from './playgrounds.json';
import {
  contributorEntry,
  donationEntry,
  fontEntry,
  personEntry,
  playgroundEntry,
  showcaseEntry,
} from './schema';
import showcaseList from './showcase.json';

const people = parseList('people.json', personEntry, peopleList);

export const contributors = parseList(
  'contributors.json',
  contributorEntry(people),
  contributorList,
);
export const donations = parseList('donations.json', donationEntry, donationList);
export const fonts = byTitle(parseList('fonts.json', fontEntry, fontList));
export const showcase = byTitle(parseList('showcase.json', showcaseEntry(people), showcaseList));
export const playgrounds = parseList('playgrounds.json', playgroundEntry, playgroundList);
