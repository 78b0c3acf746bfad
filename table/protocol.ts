/**
 * What the page and the server say to each other, by subject. Every message that comes in is checked by a schema
 * from here. Over HTTP every answer is an `Answer` as JSON, faults with a fitting status; records alone are plain
 * text. Over the socket every message is answered with an `Answer` too.
 */
export * from './stages.ts';
export * from './protocol/fault.ts';
export * from './protocol/people.ts';
export * from './protocol/clock.ts';
export * from './protocol/matches.ts';
export * from './protocol/pairs.ts';
export * from './protocol/events.ts';
export * from './protocol/live.ts';
export * from './protocol/hall.ts';
export * from './protocol/library.ts';
export * from './protocol/standing.ts';
export * from './protocol/orders.ts';
export * from './protocol/plans.ts';
export * from './protocol/talk.ts';
export * from './protocol/archive.ts';
export * from './protocol/routes.ts';
