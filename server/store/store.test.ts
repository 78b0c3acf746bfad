import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { jobContract } from './contract/jobs.ts';
import { attemptContract } from './contract/attempts.ts';
import { accountContract } from './contract/accounts.ts';
import { bringingContract } from './contract/bringing.ts';
import { archiveContract } from './contract/archive.ts';
import { noticeContract, talkContract, termsContract } from './contract/around.ts';
import { eventContract } from './contract/events.ts';
import { libraryContract } from './contract/library.ts';
import { matchContract } from './contract/matches.ts';
import { peopleContract } from './contract/people.ts';
import { eachTestIn, type Place, type StoreUnderTest } from './contract/under-test.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

function storeContract(prepare: () => Promise<Place>): void {
  const under: StoreUnderTest = eachTestIn(prepare);
  describe('people', () => {
    peopleContract(under);
  });
  describe('accounts', () => {
    accountContract(under);
  });
  describe('bringing', () => {
    bringingContract(under);
  });
  describe('terms', () => {
    termsContract(under);
  });
  describe('talk', () => {
    talkContract(under);
  });
  describe('notices', () => {
    noticeContract(under);
  });
  describe('archive', () => {
    archiveContract(under);
  });
  describe('matches', () => {
    matchContract(under);
  });
  describe('tournaments', () => {
    eventContract(under);
  });
  describe('library', () => {
    libraryContract(under);
  });
  describe('attempts', () => {
    attemptContract(under);
  });
  describe('jobs', () => {
    jobContract(under);
  });
}

describe('SQLite keeps the contract of the store', () => {
  storeContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bicorne-'));
    return {
      open: async () => openSqlite(join(folder, 'new', 'bicorne.sqlite')),
      remove: () => rm(folder, { recursive: true }),
    };
  });
});

describe('PostgreSQL keeps the contract of the store', () => {
  let postgres: Postgres;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.newDatabase();
  });
  afterAll(() => postgres.stop());

  storeContract(async () => {
    await postgres.empty(url);
    return {
      open: () =>
        openPostgres(url, (error) => {
          throw error;
        }),
      remove: async () => undefined,
    };
  });
});
