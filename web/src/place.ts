/** The folder of its host in which the page lies: `/`, or that of a host of files. */
const FOLDER = import.meta.env.BASE_URL;

/** A folder of files has no server of ours behind it: nobody else to play, and nothing kept but on the device. */
export const HAS_SERVER = import.meta.env.VITE_SERVER !== 'none';

/** Of a page or a file of ours, as the browser asks for it. */
export const addressOf = (path: string): string => FOLDER + path.slice(1);

/** And back. */
export const pathOf = (address: string): string =>
  address.startsWith(FOLDER) ? `/${address.slice(FOLDER.length)}` : address;
