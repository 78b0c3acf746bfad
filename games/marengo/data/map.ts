/**
 * The board: 90 localities and the 172 borders between them, read from the printed map.
 * Facts only; how they hang together is worked out, and checked, in rules/map.ts.
 */
export interface LocalityRow {
  readonly id: number;
  readonly name: string;
  readonly capacity: number;
  /** Middle of the locality on a board of 2700 by 1799, x to the east, y to the south. */
  readonly x: number;
  readonly y: number;
  /** The pieces of road inside it, each by the crossings and entries it joins. */
  readonly roads: readonly string[];
  readonly eastOfObjective: boolean;
}

/**
 * Name, the two localities, width, symbols on the first and on the second side, and the locality the
 * west-to-east arrow points to (0: unmarked). Symbols: i, c, a are penalties for infantry, cavalry and
 * artillery, x is an obstruction to cavalry.
 */
export type BorderRow = readonly [
  name: string,
  a: number,
  b: number,
  width: 'narrow' | 'wide',
  sideA: string,
  sideB: string,
  east: number,
];

/** Number | name | capacity | middle | whether it lies east of the objective | roads, one behind each semicolon. */
const LOCALITY_TABLE = `
   1 | Bormida bridgehead             | 16 |  188  729 |      | alessandria 1-2S:main
   2 |                                | 12 |  380  844 |      | 1-2S:main 2-4:main 2-3:main
   3 | C. Peterbona                   | 12 |  325 1026 |      | 2-3:main 3-5:main 3-6:local
   4 |                                | 12 |  584  862 |      | 2-4:main 7-4:main
   5 |                                | 12 |  573 1082 |      | 3-5:main 5-9:main
   6 | C. Stortigliona                |  4 |  372 1213 |      | 3-6:local 6-12:local1 6-12:local2 6-12:local3
   7 |                                | 12 |  658  620 |      | 7-4:main 7-13:main
   8 | C. Barbotta                    | 20 |  842  967 |      | 8-30:local1 8-30:local2 22-8:local1 22-8:local2 8-37:local1 8-37:local2
   9 | Marengo                        |  3 |  675 1207 |      | 5-9:main 9-22:main 10-9:local 9-22:local
  10 |                                | 16 |  575 1326 |      | 10-9:local 15-10:local2; 12-10:local 15-10:local1
  11 | C. Calcamuggia / C. Cabianca   |  9 |  206 1628 |      | 12-11:local 11-14:local 11-14:main
  12 |                                | 12 |  304 1358 |      | 6-12:local1 12-11:local; 6-12:local2 12-14:local; 6-12:local3 12-10:local
  13 |                                | 16 |  910  495 |      | 7-13:main 13-35:main 13-29:local1 13-29:local2
  14 |                                |  9 |  398 1603 |      | 11-14:local 12-14:local 14-15N:local; 11-14:main 14-15S:main
  15 | C. Bolla                       | 16 |  610 1560 |      | 15-10:local1 15-10:local2 14-15N:local 14-15S:main 15-19:main 15-16:local1 15-16:local2
  16 | C. Guarasca                    |  4 |  590 1741 |      | 15-16:local1; 15-16:local2
  17 |                                | 12 |  754  387 |      |
  18 | Spinetta                       |  3 |  812 1503 |      | 19-18:local 18-23:local
  19 |                                |  9 |  812 1670 |      | 15-19:main 19-25:main 19-18:local 19-32:local
  20 |                                |  3 |  917  124 |      |
  21 |                                |  6 |  834  200 |      |
  22 |                                | 16 |  858 1263 |      | 9-22:main 22-31:main 22-8:local2 22-31:local 23-22:local; 22-8:local1 9-22:local
  23 |                                |  6 |  930 1482 |      | 23-22:local 18-23:local 25-23:local 23-38:local
  24 | Castelceriolo (south)          |  3 | 1078  651 |      | 24-29:local1 24-29:local2 24-29:main 24-40:main 30-24:local1 30-24:local2
  25 | Lungafame                      |  3 |  974 1592 |      | 19-25:main 32-25:main 25-23:local 32-25:local1 32-25:local2
  26 |                                |  3 | 1000  148 |      |
  27 | C. Malpensata                  |  9 | 1107  224 |      |
  28 |                                |  6 |  976  258 |      |
  29 | Castelceriolo (north)          |  3 | 1047  565 |      | 13-29:local1 29-35:main 24-29:main 24-29:local2; 13-29:local2 24-29:local1
  30 |                                |  6 |  994  759 |      | 30-24:local1 8-30:local1 8-30:local2; 30-24:local2 30-36:local
  31 | C. Fourance / C. Rana          | 20 | 1116 1298 |      | 22-31:main 31-42:main; 22-31:local 37-31:local1 37-31:local2 31-42:local
  32 |                                |  6 | 1048 1685 |      | 32-25:main 32-38:main 32-39:local1; 19-32:local 32-25:local1 32-25:local2 32-39:local2
  33 |                                |  6 | 1252  154 |      | 34-33:local
  34 |                                |  3 | 1224  244 |      | 35-34:local 34-33:local
  35 |                                | 16 | 1178  423 |      | 13-35:main 35-46:main 29-35:main 35-34:local
  36 |                                | 12 | 1264  846 |      | 30-36:local 36-37:local1 36-37:local2 36-48:local
  37 |                                | 16 | 1129 1036 |      | 36-37:local1 8-37:local1; 8-37:local2 37-31:local1; 36-37:local2 37-41:local 37-31:local2
  38 | C. Valle                       | 16 | 1189 1543 |      | 32-38:main 38-49:main 23-38:local 38-43:local1 38-43:local2
  39 | Bettale                        |  3 | 1175 1734 |      | 32-39:local1 32-39:local2 39-43:local1 39-43:local2
  40 |                                | 16 | 1284  654 |      | 24-40:main 40-47:main
  41 | C. Poggi                       | 20 | 1388 1068 |      | 37-41:local 41-54:local
  42 | C. Guasca / C. Busana          | 16 | 1397 1309 |      | 31-42:main 31-42:local 49-42:main 49-42:local 42-60:local
  43 | C. Lombarda                    |  6 | 1331 1703 |      | 38-43:local1 39-43:local1; 39-43:local2; 38-43:local2 43-50:local1 43-50:local2
  44 |                                |  9 | 1433  176 |      | 44-45:local 44-51:local
  45 | Lobi (west)                    |  3 | 1550  246 |      | 44-45:local 46-45:local1 46-45:local2 45-52:local
  46 |                                | 20 | 1436  396 |      | 35-46:main 46-53:main 46-45:local1; 46-45:local2 46-53:local
  47 |                                | 16 | 1532  670 |      | 40-47:main 47-59:main
  48 | Villanova                      |  3 | 1495  856 |      | 36-48:local 54-48:local
  49 |                                | 16 | 1447 1505 |      | 49-42:main 49-55:main1; 38-49:main 49-55:main2 49-42:local 50-49:local
  50 |                                |  6 | 1518 1697 |      | 43-50:local1 43-50:local2 50-49:local 50-56:local
  51 |                                |  6 | 1665  149 |      | 51-52:local 51-58:local; 44-51:local
  52 | Lobi (east)                    |  3 | 1635  242 |      | 45-52:local 52-53:local 51-52:local
  53 | C. Mandrina                    | 16 | 1708  421 |      | 46-53:main 46-53:local 53-58:main 53-58:local 52-53:local 53-63:local 53-64:local
  54 |                                | 16 | 1644 1014 |      | 54-48:local 54-65:local1; 41-54:local 54-65:local2
  55 |                                | 20 | 1723 1525 |      | 49-55:main1 49-55:main2 55-67:main 55-67:local1 55-67:local2 56-55:local1 56-55:local2 55-61:local
  56 | Cascina Grossa                 |  3 | 1641 1684 |      | 50-56:local 56-55:local1 56-55:local2 56-57:local
  57 | Brusa                          |  3 | 1718 1740 |      | 56-57:local 57-61:local
  58 |                                | 12 | 1872  245 |      | 51-58:local; 53-58:main 53-58:local 58-68:main 58-68:local 58-62:local1 58-62:local2
  59 |                                | 20 | 1797  785 |      | 47-59:main 59-70:main 64-59:local
  60 | C. Pomvana / C. Cassano        | 20 | 1738 1263 |      | 42-60:local
  61 |                                |  4 | 1865 1728 |      | 57-61:local; 55-61:local 61-72:local
  62 |                                |  4 | 2020  132 |      | 58-62:local1; 58-62:local2
  63 | Pagelli                        |  3 | 1905  421 |      | 53-63:local 63-64:local
  64 | C. Valmagra                    | 12 | 1907  572 |      | 53-64:local 64-59:local; 63-64:local 64-69:local1; 64-69:local2
  65 |                                |  9 | 1883 1097 |      | 54-65:local1 65-71:local1; 54-65:local2 65-71:local2
  66 | C. Piccanan / C. Buschetta     | 12 | 1999 1278 |      | 66-71:local1 66-71:local2 67-66:local 66-75:local
  67 | C. Cantone                     | 20 | 2015 1516 |      | 67-66:local 55-67:local1; 55-67:main 67-76:main; 55-67:local2 67-76:local
  68 |                                | 12 | 2089  291 |      | 58-68:main 68-73:main; 58-68:local 68-74:local
  69 |                                | 20 | 2154  577 |      | 64-69:local1 64-69:local2 69-79:local
  70 |                                | 20 | 2090  882 |      | 59-70:main 70-80:main 71-70:local
  71 |                                |  6 | 2067 1110 |      | 65-71:local1 71-70:local 66-71:local2 71-75:local; 65-71:local2 66-71:local1
  72 |                                |  6 | 2074 1717 | east | 61-72:local
  73 | C. Pagella                     | 12 | 2314  157 | east | 68-73:main 73-83:main
  74 | Filippona                      |  3 | 2225  389 |      | 68-74:local 74-78:local
  75 |                                | 20 | 2278 1162 | east | 71-75:local 75-87:local2; 80-75:local 75-87:local1; 66-75:local 75-76:local
  76 |                                | 16 | 2251 1464 | east | 75-76:local 76-81:local; 67-76:main 76-81:main 67-76:local 76-82:local
  77 |                                |  6 | 2309 1692 | east | 77-82:main novi; 77-82:local1 77-82:local2 77-89:local
  78 |                                | 16 | 2412  387 | east | 74-78:local 78-84:local
  79 |                                | 16 | 2412  630 | east | 69-79:local 79-85:local
  80 |                                | 12 | 2345  901 | east | 70-80:main 80-86:main 80-75:local
  81 | San Giuliano Vecchio           |  6 | 2428 1405 | east | 87-81:main 87-81:local 76-81:main 76-81:local 81-82:main 81-82:local 81-88:main
  82 | Moschini                       |  6 | 2405 1555 | east | 81-82:main 77-82:main 81-82:local 82-88:local 76-82:local 77-82:local1 77-82:local2
  83 |                                |  6 | 2571  136 | east | sale 73-83:main 83-84:main
  84 |                                |  6 | 2592  391 | east | 83-84:main 84-85:main 78-84:local
  85 |                                |  6 | 2567  707 | east | 84-85:main 85-86:main 79-85:local
  86 | San Giuliano Nuovo             |  6 | 2568  924 | east | tortona 80-86:main 85-86:main 86-87:main 86-87:local
  87 |                                |  9 | 2546 1168 | east | 86-87:main 87-81:main 86-87:local 75-87:local1 75-87:local2 87-81:local
  88 |                                |  9 | 2575 1465 | east | 81-88:main; 82-88:local
  89 |                                |  6 | 2560 1656 | east | 77-89:local 90-89:local
  90 | C. Ferrari                     |  3 | 2649 1600 | east | 90-89:local
`;

function readLocality(line: string): LocalityRow {
  const [id, name, capacity, middle, east, roads] = line.split('|').map((cell) => cell.trim());
  const [x, y] = middle.split(/ +/).map(Number);
  return {
    id: Number(id),
    name,
    capacity: Number(capacity),
    x,
    y,
    roads: roads === '' ? [] : roads.split('; '),
    eastOfObjective: east === 'east',
  };
}

export const LOCALITIES: readonly LocalityRow[] = LOCALITY_TABLE.trim().split('\n').map(readLocality);

export const BORDERS: readonly BorderRow[] = [
  ['7-4', 7, 4, 'narrow', 'i', 'i', 7],
  ['7-13', 7, 13, 'narrow', 'ic', 'ic', 13],
  ['7-17', 7, 17, 'narrow', 'ic', 'ic', 17],
  ['1-2N', 1, 2, 'narrow', 'ic', 'ic', 2],
  ['1-2S', 1, 2, 'narrow', 'ic', 'ic', 2],
  ['2-3', 2, 3, 'wide', 'i', 'i', 0],
  ['2-4', 2, 4, 'narrow', 'ic', 'ic', 4],
  ['4-5', 4, 5, 'narrow', 'i', 'i', 0],
  ['4-8', 4, 8, 'narrow', 'iicc', 'iicc', 8],
  ['3-5', 3, 5, 'narrow', 'i', 'i', 5],
  ['3-6', 3, 6, 'narrow', 'i', 'i', 0],
  ['5-9', 5, 9, 'narrow', 'ica', 'iax', 9],
  ['5-10', 5, 10, 'narrow', 'ic', 'ic', 10],
  ['5-8', 5, 8, 'narrow', 'icc', 'icc', 8],
  ['6-12', 6, 12, 'narrow', 'i', 'i', 0],
  ['6-10', 6, 10, 'narrow', 'ic', 'ic', 10],
  ['12-10', 12, 10, 'narrow', 'ic', 'ic', 10],
  ['12-11', 12, 11, 'narrow', 'ic', 'ic', 0],
  ['12-14', 12, 14, 'narrow', 'i', 'i', 0],
  ['11-14', 11, 14, 'wide', 'i', 'i', 14],
  ['14-15N', 14, 15, 'narrow', 'ic', 'ic', 15],
  ['14-15S', 14, 15, 'narrow', 'ic', 'ic', 15],
  ['15-18', 15, 18, 'narrow', 'ica', 'iax', 18],
  ['15-16', 15, 16, 'wide', 'ic', 'i', 0],
  ['15-19', 15, 19, 'narrow', 'i', 'i', 19],
  ['15-10', 15, 10, 'wide', 'i', 'i', 0],
  ['10-22', 10, 22, 'narrow', 'i', 'i', 22],
  ['10-9', 10, 9, 'narrow', 'ica', 'iax', 0],
  ['9-22', 9, 22, 'narrow', 'iax', 'ica', 22],
  ['16-19', 16, 19, 'narrow', 'i', 'i', 19],
  ['19-18', 19, 18, 'narrow', 'ica', 'iax', 0],
  ['19-25', 19, 25, 'narrow', 'ica', 'iax', 25],
  ['19-32', 19, 32, 'narrow', 'i', 'i', 32],
  ['18-23', 18, 23, 'narrow', 'iax', 'ica', 23],
  ['32-25', 32, 25, 'narrow', 'ica', 'iax', 32],
  ['32-38', 32, 38, 'narrow', 'i', 'i', 38],
  ['32-39', 32, 39, 'narrow', 'ica', 'iax', 39],
  ['25-23', 25, 23, 'narrow', 'iax', 'ica', 0],
  ['23-22', 23, 22, 'narrow', 'ic', 'i', 0],
  ['23-38', 23, 38, 'narrow', 'ic', 'i', 38],
  ['22-8', 22, 8, 'wide', 'i', 'i', 0],
  ['22-31', 22, 31, 'wide', 'i', 'i', 31],
  ['8-30', 8, 30, 'narrow', 'ic', 'ic', 0],
  ['8-37', 8, 37, 'wide', 'i', 'i', 37],
  ['30-36', 30, 36, 'narrow', 'ic', 'ic', 36],
  ['30-24', 30, 24, 'narrow', 'ica', 'iax', 0],
  ['17-13', 17, 13, 'wide', 'i', 'i', 13],
  ['17-21', 17, 21, 'narrow', 'iax', 'ax', 0],
  ['21-28', 21, 28, 'narrow', 'ax', 'iax', 28],
  ['21-20', 21, 20, 'narrow', 'ax', 'ax', 0],
  ['20-26', 20, 26, 'narrow', 'iax', 'iax', 26],
  ['26-27', 26, 27, 'narrow', 'ic', 'ic', 27],
  ['26-28', 26, 28, 'narrow', 'ic', 'ic', 0],
  ['28-13', 28, 13, 'narrow', 'iax', 'iax', 0],
  ['28-27', 28, 27, 'narrow', 'ic', 'ic', 27],
  ['13-29', 13, 29, 'narrow', 'ica', 'iax', 29],
  ['13-35', 13, 35, 'narrow', 'i', 'i', 35],
  ['24-40', 24, 40, 'narrow', 'iax', 'ica', 40],
  ['24-29', 24, 29, 'narrow', 'iax', 'iax', 0],
  ['29-35', 29, 35, 'narrow', 'iax', 'ica', 0],
  ['35-40', 35, 40, 'narrow', 'i', 'ic', 40],
  ['35-34', 35, 34, 'narrow', 'ic', 'ic', 0],
  ['35-46', 35, 46, 'wide', 'i', 'i', 46],
  ['35-27', 35, 27, 'narrow', 'iax', 'ica', 0],
  ['27-34', 27, 34, 'narrow', 'iax', 'iax', 34],
  ['27-33', 27, 33, 'narrow', 'ica', 'iax', 33],
  ['34-33', 34, 33, 'narrow', 'iax', 'iax', 0],
  ['33-44', 33, 44, 'narrow', 'ic', 'ic', 44],
  ['44-46', 44, 46, 'narrow', 'i', 'i', 0],
  ['44-45', 44, 45, 'narrow', 'ica', 'iax', 45],
  ['44-51', 44, 51, 'narrow', 'ic', 'ic', 51],
  ['46-40', 46, 40, 'narrow', 'i', 'i', 0],
  ['46-47', 46, 47, 'narrow', 'i', 'i', 0],
  ['46-53', 46, 53, 'wide', 'i', 'i', 53],
  ['46-45', 46, 45, 'narrow', 'ica', 'iax', 0],
  ['40-36', 40, 36, 'wide', 'ic', 'ic', 0],
  ['40-47', 40, 47, 'wide', 'i', 'i', 47],
  ['36-37', 36, 37, 'narrow', 'ic', 'i', 0],
  ['36-48', 36, 48, 'narrow', 'ica', 'iax', 48],
  ['36-41', 36, 41, 'wide', 'i', 'i', 0],
  ['37-31', 37, 31, 'wide', 'i', 'ic', 0],
  ['37-41', 37, 41, 'wide', 'i', 'i', 41],
  ['31-38', 31, 38, 'wide', 'ic', 'i', 0],
  ['31-42', 31, 42, 'wide', 'i', 'i', 42],
  ['38-43', 38, 43, 'wide', 'i', 'i', 0],
  ['38-49', 38, 49, 'wide', 'i', 'i', 49],
  ['39-43', 39, 43, 'narrow', 'iax', 'ica', 43],
  ['43-50', 43, 50, 'narrow', 'i', 'i', 50],
  ['50-56', 50, 56, 'narrow', 'ica', 'iax', 56],
  ['50-49', 50, 49, 'narrow', 'i', 'i', 0],
  ['49-55', 49, 55, 'wide', 'i', 'i', 55],
  ['49-42', 49, 42, 'wide', 'i', 'i', 0],
  ['42-60', 42, 60, 'narrow', 'i', 'i', 60],
  ['42-41', 42, 41, 'wide', 'i', 'i', 0],
  ['41-54', 41, 54, 'wide', 'i', 'i', 54],
  ['56-57', 56, 57, 'narrow', 'iax', 'iax', 57],
  ['56-55', 56, 55, 'narrow', 'iax', 'ica', 55],
  ['57-61', 57, 61, 'narrow', 'iax', 'ica', 61],
  ['55-61', 55, 61, 'narrow', 'i', 'i', 0],
  ['55-67', 55, 67, 'wide', 'i', 'i', 67],
  ['55-60', 55, 60, 'wide', 'i', 'i', 0],
  ['60-54', 60, 54, 'narrow', 'i', 'i', 60],
  ['60-66', 60, 66, 'wide', 'i', 'i', 66],
  ['60-65', 60, 65, 'wide', 'i', 'i', 0],
  ['54-65', 54, 65, 'narrow', 'i', 'i', 65],
  ['54-48', 54, 48, 'narrow', 'ica', 'iax', 54],
  ['54-59', 54, 59, 'wide', 'i', 'i', 0],
  ['48-47', 48, 47, 'narrow', 'iax', 'ica', 0],
  ['47-53', 47, 53, 'narrow', 'i', 'i', 0],
  ['47-59', 47, 59, 'wide', 'i', 'i', 59],
  ['45-52', 45, 52, 'narrow', 'iax', 'iax', 52],
  ['51-52', 51, 52, 'narrow', 'ica', 'iax', 0],
  ['51-58', 51, 58, 'narrow', 'ic', 'ic', 58],
  ['52-53', 52, 53, 'narrow', 'iax', 'ica', 0],
  ['53-64', 53, 64, 'narrow', 'i', 'i', 64],
  ['53-63', 53, 63, 'narrow', 'ica', 'iax', 63],
  ['53-58', 53, 58, 'narrow', 'i', 'i', 58],
  ['58-63', 58, 63, 'narrow', 'ica', 'iax', 0],
  ['58-68', 58, 68, 'wide', 'i', 'i', 68],
  ['58-62', 58, 62, 'narrow', 'i', 'i', 62],
  ['63-64', 63, 64, 'narrow', 'iax', 'ica', 64],
  ['64-59', 64, 59, 'wide', 'i', 'i', 0],
  ['64-69', 64, 69, 'wide', 'i', 'i', 69],
  ['59-70', 59, 70, 'wide', 'i', 'i', 70],
  ['65-71', 65, 71, 'narrow', 'i', 'i', 71],
  ['65-70', 65, 70, 'narrow', 'i', 'i', 0],
  ['61-72', 61, 72, 'narrow', 'i', 'i', 72],
  ['72-77', 72, 77, 'narrow', 'i', 'i', 77],
  ['72-67', 72, 67, 'wide', 'i', 'i', 0],
  ['67-76', 67, 76, 'wide', 'i', 'i', 76],
  ['67-66', 67, 66, 'wide', 'i', 'i', 0],
  ['66-75', 66, 75, 'narrow', 'i', 'i', 75],
  ['66-71', 66, 71, 'narrow', 'i', 'i', 0],
  ['71-75', 71, 75, 'narrow', 'i', 'i', 75],
  ['71-70', 71, 70, 'narrow', 'i', 'i', 0],
  ['70-80', 70, 80, 'wide', 'i', 'i', 80],
  ['70-69', 70, 69, 'wide', 'i', 'i', 0],
  ['69-74', 69, 74, 'narrow', 'ica', 'iax', 74],
  ['69-79', 69, 79, 'wide', 'i', 'i', 79],
  ['69-68', 69, 68, 'narrow', 'i', 'i', 0],
  ['62-68', 62, 68, 'narrow', 'i', 'i', 0],
  ['62-73', 62, 73, 'narrow', 'ic', 'ic', 73],
  ['68-74', 68, 74, 'narrow', 'ica', 'iax', 74],
  ['68-73', 68, 73, 'narrow', 'i', 'i', 73],
  ['74-78', 74, 78, 'narrow', 'iax', 'ica', 78],
  ['73-78', 73, 78, 'wide', 'i', 'i', 0],
  ['73-83', 73, 83, 'wide', 'i', 'i', 83],
  ['83-84', 83, 84, 'narrow', 'i', 'i', 0],
  ['78-79', 78, 79, 'wide', 'i', 'i', 0],
  ['78-84', 78, 84, 'wide', 'i', 'i', 84],
  ['84-85', 84, 85, 'narrow', 'i', 'i', 0],
  ['79-80', 79, 80, 'narrow', 'i', 'i', 0],
  ['79-85', 79, 85, 'wide', 'i', 'i', 85],
  ['85-86', 85, 86, 'narrow', 'ica', 'iax', 0],
  ['80-86', 80, 86, 'narrow', 'ica', 'iax', 86],
  ['80-75', 80, 75, 'wide', 'i', 'i', 0],
  ['86-87', 86, 87, 'narrow', 'iax', 'ica', 0],
  ['75-76', 75, 76, 'wide', 'i', 'i', 0],
  ['75-87', 75, 87, 'wide', 'i', 'i', 87],
  ['87-81', 87, 81, 'narrow', 'ica', 'iax', 0],
  ['87-88', 87, 88, 'narrow', 'i', 'i', 0],
  ['76-82', 76, 82, 'narrow', 'ica', 'iax', 82],
  ['76-81', 76, 81, 'narrow', 'ica', 'iax', 81],
  ['76-77', 76, 77, 'narrow', 'i', 'i', 0],
  ['77-89', 77, 89, 'narrow', 'i', 'i', 89],
  ['77-82', 77, 82, 'narrow', 'ica', 'iax', 0],
  ['81-82', 81, 82, 'narrow', 'iax', 'iax', 0],
  ['81-88', 81, 88, 'narrow', 'iax', 'ica', 88],
  ['82-88', 82, 88, 'narrow', 'iax', 'ica', 88],
  ['88-89', 88, 89, 'narrow', 'i', 'i', 0],
  ['88-90', 88, 90, 'narrow', 'ica', 'iax', 90],
  ['90-89', 90, 89, 'narrow', 'iax', 'ica', 90],
];
