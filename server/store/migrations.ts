/** The words in which the two databases differ. */
export interface Dialect {
  readonly int: string;
  /** A key that the database counts up. */
  readonly serial: string;
  readonly blob: string;
  readonly real: string;
  /** Text in the order of its code points. */
  readonly sorted: string;
  /** Ends a table; and one that is found by its primary key alone. */
  readonly table: string;
  readonly keyed: string;
}

export interface Migration {
  readonly name: string;
  readonly sql: (words: Dialect) => string;
}

/** In this order, each once; one that was released is never changed. Tables that Kysely knows are in `schema.ts`. */
const MIGRATIONS: readonly Migration[] = [
  {
    name: 'matches',
    sql: ({ int, serial, table, keyed }) => `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) ${keyed};

  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE
  ) ${keyed};

  CREATE TABLE matches (
    key ${serial},
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    listed ${int} NOT NULL,
    secret TEXT NOT NULL,
    turn TEXT NOT NULL,
    over ${int} NOT NULL DEFAULT 0,
    steps ${int} NOT NULL DEFAULT 0,
    created_at ${int} NOT NULL,
    moved_at ${int} NOT NULL
  ) ${table};

  CREATE TABLE seats (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    name TEXT NOT NULL,
    person TEXT REFERENCES people,
    bot TEXT,
    commitment TEXT,
    number TEXT,
    PRIMARY KEY (match, seat)
  ) ${keyed};
  CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
  CREATE INDEX open_seats ON seats (match) WHERE person IS NULL AND bot IS NULL;

  CREATE TABLE steps (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    n ${int} NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) ${keyed};
  `,
  },
  {
    name: 'jobs',
    sql: ({ int, keyed }) => `
  CREATE TABLE jobs (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    due ${int} NOT NULL,
    tries ${int} NOT NULL,
    version ${int} NOT NULL,
    PRIMARY KEY (kind, key)
  ) ${keyed};
  CREATE INDEX jobs_due ON jobs (due);
  `,
  },
  {
    name: 'terms',
    sql: ({ int, keyed }) => `
  ALTER TABLE matches ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE matches ADD COLUMN affairs TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE matches ADD COLUMN clock TEXT;
  CREATE INDEX matches_with_clocks ON matches (key) WHERE over = 0 AND clock IS NOT NULL;

  CREATE TABLE invitations (
    token TEXT PRIMARY KEY,
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE
  ) ${keyed};

  CREATE TABLE moments (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    steps ${int} NOT NULL,
    at ${int} NOT NULL,
    PRIMARY KEY (match, steps)
  ) ${keyed};

  CREATE TABLE looks (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    n ${int} NOT NULL,
    PRIMARY KEY (match, seat)
  ) ${keyed};
  `,
  },
  {
    name: 'people',
    sql: ({ int, real, serial, table, keyed }) => `
  ALTER TABLE people ADD COLUMN since ${int} NOT NULL DEFAULT 0;
  ALTER TABLE people ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
  CREATE INDEX sessions_of_person ON sessions (person);

  CREATE TABLE accounts (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    name_key TEXT NOT NULL UNIQUE,
    passphrase TEXT NOT NULL,
    words TEXT NOT NULL,
    mail TEXT
  ) ${keyed};

  CREATE TABLE mail_links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    mail TEXT NOT NULL,
    until ${int} NOT NULL
  ) ${keyed};

  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
  ) ${keyed};
  CREATE INDEX pushes_of_person ON pushes (person);

  CREATE TABLE webhooks (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    format TEXT NOT NULL,
    url TEXT NOT NULL
  ) ${keyed};

  CREATE TABLE stances (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    block ${int} NOT NULL,
    mute ${int} NOT NULL,
    PRIMARY KEY (person, other)
  ) ${keyed};

  CREATE TABLE reports (
    id ${serial},
    person TEXT NOT NULL,
    about TEXT NOT NULL,
    match TEXT,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    at ${int} NOT NULL
  ) ${table};

  CREATE TABLE chat (
    id ${serial},
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    at ${int} NOT NULL,
    person TEXT NOT NULL REFERENCES people,
    seat ${int},
    listener TEXT NOT NULL,
    text TEXT NOT NULL
  ) ${table};
  CREATE INDEX chat_of_match ON chat (match, id);
  CREATE INDEX chat_of_person ON chat (person);

  CREATE TABLE notes (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (match, person)
  ) ${keyed};

  CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    about TEXT NOT NULL,
    turn ${int} NOT NULL,
    channel TEXT NOT NULL,
    at ${int} NOT NULL,
    state TEXT NOT NULL,
    UNIQUE (person, match, about, turn, channel)
  ) ${keyed};

  CREATE TABLE letters (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    at ${int} NOT NULL
  ) ${keyed};

  CREATE TABLE ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    rating ${real} NOT NULL,
    deviation ${real} NOT NULL,
    volatility ${real} NOT NULL,
    matches ${int} NOT NULL,
    PRIMARY KEY (game, player)
  ) ${keyed};
  CREATE INDEX ratings_best ON ratings (game, rating);

  CREATE TABLE archive (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    imported ${int} NOT NULL,
    rated ${int} NOT NULL,
    public ${int} NOT NULL,
    winners TEXT NOT NULL,
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    steps ${int} NOT NULL,
    ended_at ${int} NOT NULL,
    record TEXT
  ) ${keyed};
  CREATE INDEX archive_by_time ON archive (ended_at, id) WHERE public = 1;

  CREATE TABLE archive_players (
    archive TEXT NOT NULL REFERENCES archive ON DELETE CASCADE,
    seat ${int} NOT NULL,
    seat_name TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    bot ${int} NOT NULL,
    PRIMARY KEY (archive, seat)
  ) ${keyed};
  CREATE INDEX archive_by_player ON archive_players (name_key);

  CREATE TABLE service (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) ${keyed};
  `,
  },
  {
    name: 'keeping',
    sql: ({ int, blob, keyed, table }) => `
  CREATE TABLE marks (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    n ${int} NOT NULL,
    digest TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) ${keyed};

  CREATE TABLE packs (
    match ${int} PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    steps ${blob} NOT NULL
  ) ${table};

  CREATE INDEX matches_running ON matches (key) WHERE over = 0;
  `,
  },
  {
    name: 'sessions',
    sql: ({ int }) => `
  ALTER TABLE sessions ADD COLUMN made_at ${int};
  `,
  },
  {
    name: 'standing',
    sql: ({ int, keyed }) => `
  CREATE TABLE standing (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (match, seat, question)
  ) ${keyed};
  `,
  },
  {
    name: 'archive of a person',
    sql: () => `
  CREATE INDEX archive_of_person ON archive_players (person) WHERE person IS NOT NULL;
  `,
  },
  {
    name: 'asked',
    sql: ({ int, keyed }) => `
  CREATE TABLE asked (
    person TEXT NOT NULL,
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    PRIMARY KEY (person, match)
  ) ${keyed};
  `,
  },
  {
    name: 'attempts',
    sql: ({ int, keyed }) => `
  CREATE TABLE attempts (
    key TEXT PRIMARY KEY,
    full_at ${int} NOT NULL
  ) ${keyed};
  CREATE INDEX attempts_full ON attempts (full_at);
  `,
  },
  {
    name: 'jobs by kind',
    sql: () => `
  DROP INDEX jobs_due;
  CREATE INDEX jobs_due ON jobs (kind, due);
  `,
  },
  {
    name: 'results',
    sql: ({ int }) => `
  ALTER TABLE archive ADD COLUMN bots ${int} NOT NULL DEFAULT 0;
  UPDATE archive SET bots = 1 WHERE id IN (SELECT archive FROM archive_players WHERE bot = 1);
  CREATE INDEX archive_results ON archive (game, scenario, bots, winners, public, imported, result)
    WHERE public = 1 AND imported = 0 AND result <> 'none';
  `,
  },
  {
    name: 'host',
    sql: () => `
  ALTER TABLE matches ADD COLUMN host TEXT;
  UPDATE matches SET host = (
    SELECT person FROM seats WHERE seats.match = matches.key AND person IS NOT NULL ORDER BY seat LIMIT 1
  ) WHERE over = 0;
  `,
  },
  {
    name: 'seats of ended matches',
    sql: ({ int }) => `
  ALTER TABLE seats ADD COLUMN ended_at ${int};
  UPDATE seats SET ended_at = (
    SELECT moved_at FROM matches JOIN archive ON archive.id = matches.id WHERE matches.key = seats.match
  );
  DROP INDEX seats_of_person;
  CREATE INDEX seats_of_person ON seats (person, ended_at, match) WHERE person IS NOT NULL;
  DROP INDEX open_seats;
  CREATE INDEX open_seats ON seats (match) WHERE person IS NULL AND bot IS NULL AND ended_at IS NULL;
  CREATE INDEX first_seats ON seats (match) WHERE seat = 0 AND ended_at IS NULL;
  DELETE FROM asked WHERE match IN (SELECT key FROM matches WHERE over = 1);
  CREATE INDEX asked_of_match ON asked (match);
  `,
  },
  {
    name: 'archive in order of time',
    sql: ({ int }) => `
  ALTER TABLE archive_players ADD COLUMN listed_at ${int};
  ALTER TABLE archive_players ADD COLUMN won ${int} NOT NULL DEFAULT 0;
  UPDATE archive_players SET
    listed_at = (SELECT ended_at FROM archive WHERE archive.id = archive_players.archive AND public = 1),
    won = (
      SELECT CASE WHEN winners LIKE '%,' || seat_name || ',%' THEN 1 ELSE 0 END
      FROM archive WHERE archive.id = archive_players.archive
    );
  DROP INDEX archive_by_player;
  CREATE INDEX archive_by_player ON archive_players (name_key, listed_at, archive);
  DROP INDEX archive_of_person;
  CREATE INDEX archive_of_person ON archive_players (person, listed_at, archive) WHERE person IS NOT NULL;
  CREATE INDEX archive_by_winner ON archive_players (seat_name, listed_at, archive) WHERE won = 1;
  CREATE INDEX archive_by_game ON archive (game, ended_at, id) WHERE public = 1;
  CREATE INDEX archive_by_scenario ON archive (scenario, ended_at, id) WHERE public = 1;
  CREATE INDEX archive_by_result ON archive (result, ended_at, id) WHERE public = 1 AND result <> 'won';
  `,
  },
  {
    name: 'by person',
    sql: () => `
  CREATE INDEX ratings_of_player ON ratings (player);
  DROP INDEX ratings_best;
  CREATE INDEX ratings_best ON ratings (game, rating) WHERE deviation <= 110;
  CREATE INDEX stances_to ON stances (other);
  CREATE INDEX notes_of_person ON notes (person);
  CREATE INDEX reports_of_person ON reports (person);
  CREATE INDEX reports_about ON reports (about);
  CREATE INDEX mail_links_of_person ON mail_links (person);
  CREATE INDEX mail_links_until ON mail_links (until);
  CREATE INDEX sessions_by_age ON sessions (made_at);
  CREATE INDEX notices_by_time ON notices (at);
  CREATE INDEX notices_waiting ON notices (id) WHERE state = 'waits';
  `,
  },
  {
    name: 'chat by listener',
    sql: () => `
  DROP INDEX chat_of_match;
  CREATE INDEX chat_of_match ON chat (match, listener, id);
  `,
  },
  {
    name: 'moments of running matches',
    sql: () => `
  DELETE FROM moments WHERE match IN (SELECT key FROM matches WHERE over = 1);
  `,
  },
  {
    name: 'seats of bots',
    sql: () => `
  CREATE INDEX bot_seats ON seats (match) WHERE bot IS NOT NULL AND ended_at IS NULL;
  `,
  },
  {
    name: 'looks of names',
    sql: ({ keyed }) => `
  CREATE TABLE name_looks (
    look TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE
  ) ${keyed};
  CREATE INDEX name_looks_of_person ON name_looks (person);
  `,
  },
  {
    name: 'watchable',
    sql: ({ int }) => `
  ALTER TABLE matches ADD COLUMN watchable ${int} NOT NULL DEFAULT 0;
  UPDATE matches SET watchable = 1 WHERE over = 0 AND (listed = 1 OR terms LIKE '%"rated":true%');
  CREATE INDEX matches_watchable ON matches (key) WHERE over = 0 AND watchable = 1;
  `,
  },
  {
    name: 'margins',
    sql: () => `
  ALTER TABLE archive ADD COLUMN margin TEXT;
  `,
  },
  {
    name: 'orders',
    sql: ({ int, keyed }) => `
  CREATE TABLE orders (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    orders TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) ${keyed};
  CREATE TABLE given (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    step ${int} NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (match, seat, step)
  ) ${keyed};
  `,
  },
  {
    name: 'events',
    sql: ({ int, keyed }) => `
  CREATE TABLE events (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    host TEXT REFERENCES people,
    terms TEXT NOT NULL,
    plan TEXT NOT NULL,
    stage TEXT NOT NULL,
    decisions ${int} NOT NULL,
    summary TEXT NOT NULL,
    created_at ${int} NOT NULL,
    ended_at ${int}
  ) ${keyed};
  CREATE INDEX events_by_stage ON events (stage, created_at);
  CREATE INDEX events_of_host ON events (host, stage);

  CREATE TABLE event_decisions (
    event TEXT NOT NULL REFERENCES events ON DELETE CASCADE,
    n ${int} NOT NULL,
    decision TEXT NOT NULL,
    at ${int} NOT NULL,
    PRIMARY KEY (event, n)
  ) ${keyed};

  CREATE TABLE event_matches (
    event TEXT NOT NULL REFERENCES events ON DELETE CASCADE,
    round ${int} NOT NULL,
    place ${int} NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (event, round, place)
  ) ${keyed};

  CREATE TABLE event_people (
    person TEXT NOT NULL,
    event TEXT NOT NULL REFERENCES events ON DELETE CASCADE,
    PRIMARY KEY (person, event)
  ) ${keyed};
  `,
  },
  {
    name: 'wishes',
    sql: ({ int, keyed }) => `
  CREATE TABLE wishes (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    id TEXT NOT NULL,
    wish TEXT NOT NULL,
    at ${int} NOT NULL
  ) ${keyed};
  CREATE INDEX wishes_by_time ON wishes (at);
  `,
  },
  {
    name: 'following',
    sql: ({ int, real, keyed }) => `
  CREATE TABLE follows (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    at ${int} NOT NULL,
    PRIMARY KEY (person, other)
  ) ${keyed};
  CREATE INDEX follows_to ON follows (other);

  CREATE TABLE rating_history (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    match TEXT NOT NULL,
    at ${int} NOT NULL,
    rating ${real} NOT NULL,
    PRIMARY KEY (player, game, at, match)
  ) ${keyed};
  `,
  },
  {
    name: 'parts of names',
    sql: ({ sorted, keyed }) => `
  CREATE TABLE name_parts (
    part ${sorted} NOT NULL,
    name_key TEXT NOT NULL,
    PRIMARY KEY (part, name_key)
  ) ${keyed};
  INSERT INTO name_parts (part, name_key)
  WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 80),
    names (name_key) AS (
      SELECT name_key FROM accounts UNION SELECT name_key FROM archive_players WHERE name_key <> ''
    )
  SELECT DISTINCT substr(name_key, n), name_key FROM names, numbers WHERE n < length(name_key);
  `,
  },
  {
    name: 'paces',
    sql: ({ int, keyed }) => `
  CREATE TABLE paces (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    took TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) ${keyed};
  `,
  },
  {
    name: 'library',
    sql: ({ int, sorted, keyed }) => `
  CREATE TABLE battles (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    author TEXT REFERENCES people,
    parent TEXT,
    title TEXT NOT NULL,
    tags TEXT NOT NULL,
    state TEXT NOT NULL,
    version ${int} NOT NULL,
    stars ${int} NOT NULL DEFAULT 0,
    plays ${int} NOT NULL DEFAULT 0,
    made_at ${int} NOT NULL,
    changed_at ${int} NOT NULL
  ) ${keyed};
  CREATE INDEX battles_new ON battles (changed_at, id) WHERE state = 'listed';
  CREATE INDEX battles_played ON battles (plays, id) WHERE state = 'listed';
  CREATE INDEX battles_starred ON battles (stars, id) WHERE state = 'listed';
  CREATE INDEX battles_new_by_game ON battles (game, changed_at, id) WHERE state = 'listed';
  CREATE INDEX battles_played_by_game ON battles (game, plays, id) WHERE state = 'listed';
  CREATE INDEX battles_starred_by_game ON battles (game, stars, id) WHERE state = 'listed';
  CREATE INDEX battles_of_author ON battles (author, changed_at, id);
  CREATE INDEX battles_of_parent ON battles (parent, changed_at, id) WHERE state = 'listed';

  CREATE TABLE battle_versions (
    battle TEXT NOT NULL REFERENCES battles ON DELETE CASCADE,
    version ${int} NOT NULL,
    scenario TEXT NOT NULL,
    changes TEXT NOT NULL,
    at ${int} NOT NULL,
    PRIMARY KEY (battle, version)
  ) ${keyed};

  CREATE TABLE battle_parts (
    part ${sorted} NOT NULL,
    changed_at ${int} NOT NULL,
    battle TEXT NOT NULL REFERENCES battles ON DELETE CASCADE,
    PRIMARY KEY (part, changed_at, battle)
  ) ${keyed};
  CREATE INDEX parts_of_battle ON battle_parts (battle);

  CREATE TABLE battle_stars (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    battle TEXT NOT NULL REFERENCES battles ON DELETE CASCADE,
    PRIMARY KEY (person, battle)
  ) ${keyed};

  CREATE TABLE battle_results (
    battle TEXT NOT NULL REFERENCES battles ON DELETE CASCADE,
    bots ${int} NOT NULL,
    winners TEXT NOT NULL,
    matches ${int} NOT NULL,
    PRIMARY KEY (battle, bots, winners)
  ) ${keyed};

  ALTER TABLE reports ADD COLUMN battle TEXT;
  `,
  },
  {
    name: 'plans',
    sql: ({ int, keyed }) => `
  CREATE TABLE plans (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    plan TEXT NOT NULL,
    progress TEXT NOT NULL,
    version ${int} NOT NULL,
    PRIMARY KEY (match, seat, id)
  ) ${keyed};
  CREATE INDEX plans_of_person ON plans (person);
  CREATE TABLE strides (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    took TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) ${keyed};
  `,
  },
  {
    name: 'holidays',
    sql: ({ int, keyed }) => `
  CREATE TABLE holidays (
    person TEXT NOT NULL REFERENCES people,
    from_at ${int} NOT NULL,
    until_at ${int} NOT NULL,
    PRIMARY KEY (person, from_at)
  ) ${keyed};
  `,
  },
  {
    name: 'tried',
    sql: ({ int, keyed }) => `
  CREATE TABLE tried (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    sealed TEXT NOT NULL,
    PRIMARY KEY (match, person)
  ) ${keyed};
  CREATE INDEX tried_of_person ON tried (person);
  `,
  },
  {
    name: 'results-by-band',
    sql: ({ int, keyed }) => `
  DROP INDEX archive_results;
  ALTER TABLE archive ADD COLUMN band ${int};
  UPDATE archive SET band = -1 WHERE imported = 0 AND result <> 'none';

  CREATE TABLE results (
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    bots ${int} NOT NULL,
    band ${int} NOT NULL,
    winners TEXT NOT NULL,
    matches ${int} NOT NULL,
    PRIMARY KEY (game, scenario, bots, band, winners)
  ) ${keyed};
  INSERT INTO results
    SELECT game, scenario, bots, band, winners, COUNT(*) FROM archive
    WHERE public = 1 AND band IS NOT NULL GROUP BY game, scenario, bots, band, winners;
  `,
  },
  {
    name: 'ladders',
    sql: ({ int, keyed }) => `
  CREATE TABLE ladder (
    game TEXT NOT NULL,
    season TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    halves ${int} NOT NULL,
    results ${int} NOT NULL,
    won ${int} NOT NULL,
    PRIMARY KEY (game, season, person)
  ) ${keyed};
  CREATE INDEX ladder_order ON ladder (game, season, halves, results, person);
  CREATE INDEX ladder_of_person ON ladder (person);

  CREATE TABLE ladder_meetings (
    game TEXT NOT NULL,
    season TEXT NOT NULL,
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    results ${int} NOT NULL,
    PRIMARY KEY (game, season, one, other)
  ) ${keyed};
  `,
  },
];

/** Under a server that runs, nobody else changes the tables. */
export function refuseOlder(done: readonly string[]): void {
  const [first] = owed(done);
  if (first)
    throw new Error(
      `this data is of an older Bicorne (it lacks ${first.name}): start the server of this version first`,
    );
}

/** Those that are still to be done, when these have been. */
export function owed(done: readonly string[]): readonly Migration[] {
  const stranger = done.find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (stranger !== undefined) throw new Error(`this data is of a newer Bicorne (it knows ${stranger})`);
  return MIGRATIONS.filter(({ name }) => !done.includes(name));
}
