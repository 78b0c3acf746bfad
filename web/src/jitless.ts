/**
 * The page's security policy forbids making code from text, which zod would otherwise try. Zod takes up this
 * object where it finds one; said in this way it need not be fetched before a game is.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
