import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const record = `[Bicorne "1"]
[Game "marengo"]
[Scenario "marengo"]
[Seat "austrian" "Клео Богунська"]
[Seat "french" "a/b"]
[Date "2026-11-19"]

`;

it('a record’s file is called by the game, who played and when, in letters that every system takes', () => {
  expect(fileName(record, 'abcdefghij')).toBe(
    'marengo, marengo, Клео Богунська – a-b, 2026-11-19, abcdef.bicorne',
  );
  expect(fileName('[Bicorne "1"]\n[Game "picket"]\n[Seat "blue" ""]\n', '~abcdefghij')).toBe(
    'picket, abcdef.bicorne',
  );
});
