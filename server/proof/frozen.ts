/** Loaded before a server whose clock stands still: what it says does not depend on when it says it. */
const moment = Number(process.env['STANDING_TIME']);
Date.now = () => moment;
