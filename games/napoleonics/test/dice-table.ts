/**
 * Numbers of battle dice, worked out by hand from the rulebook, the unit charts and SPEC.md, never from the code.
 * A line is: the unit that rolls | its target | the attack | its dice, or `no` where it is not allowed | why.
 *
 * A piece is nation, kind and blocks, as `fLN4`; then `+` with a leader, `/hill` its ground, `#` in square; `b+` is a
 * lone leader. The unit stands on E5 and its target to the east of it, adjacent for a melee and two hexes off for fire.
 * The attack is its way and a distance if another; then
 *   `moved:2` `card:elan` `bonus`   how it came to battle;
 *   `from:E1` `to:C5`               other hexes;
 *   `in:w,nw` `out:e`               field works on sides of the target's hex, of its own;
 *   `fLT4@F5` `forest@E6`           what else is on the field;
 *   `with:fFA3@G5`                  a battery that joins (to E6 it is 1 hex from F5 and F6, 2 from G5 and G6, 3 from H5,
 *                                   4 from I5, 5 from I3);
 *   `first-edition` `national-cards` options.
 */
export const DICE_TABLE: Readonly<Record<string, string>> = {
  'fire: infantry that stands and that moved, by nation, class and blocks': `
    fLN4 | bLC3 | fire           |  4 | N6.6 a die a block
    fLN3 | bLC3 | fire           |  3 | N6.6
    fLN2 | bLC3 | fire           |  2 | N6.6
    fLN1 | bLC3 | fire           |  1 | N6.6
    fLN4 | bLC3 | fire moved:1   |  2 | N6.7 half
    fLN3 | bLC3 | fire moved:1   |  2 | N6.7 one and a half, French round up
    fLN2 | bLC3 | fire moved:1   |  1 | N6.7
    fLN1 | bLC3 | fire moved:1   |  1 | N6.7 up
    fLN4 | bLN4 | fire           |  4 | N8.5 the die against infantry is for melee only
    fLT4 | bLC3 | fire           |  5 | N6.8 4+1
    fLT3 | bLC3 | fire           |  4 | N6.8 3+1
    fLT2 | bLC3 | fire           |  3 | N6.8 2+1
    fLT1 | bLC3 | fire           |  2 | N6.8 1+1
    fLT4 | bLC3 | fire moved:1   |  3 | N6.8 the die comes after halving, 2+1
    fLT3 | bLC3 | fire moved:1   |  3 | N6.8 2 rounded up, +1
    fLT2 | bLC3 | fire moved:1   |  2 | N6.8 1+1
    fLT1 | bLC3 | fire moved:1   |  2 | N6.8 1 rounded up, +1
    fGR4 | bLC3 | fire           |  5 | N6.8 every grenadier
    fGR1 | bLC3 | fire           |  2 | N6.8
    fGR4 | bLC3 | fire moved:1   |  3 | N6.8 2+1
    fGR3 | bLC3 | fire moved:1   |  3 | N6.8 2+1
    fYG4 | bLC3 | fire           |  5 | N6.8 guard
    fYG2 | bLC3 | fire           |  3 | N6.8
    fYG3 | bLC3 | fire moved:1   |  3 | N6.8 2+1
    fOG4 | bLC3 | fire           |  5 | N6.8 one die at range, two are for melee
    fOG3 | bLC3 | fire           |  4 | N6.8
    fOG4 | bLC3 | fire moved:1   |  3 | N6.8 2+1
    fOG1 | bLC3 | fire moved:1   |  2 | N6.8 1+1
    fMI4 | bLC3 | fire           |  4 | N6.6
    fMI1 | bLC3 | fire           |  1 | N6.6
    fMI4 | bLC3 | fire moved:1   |  2 | N6.7
    fMI3 | bLC3 | fire moved:1   |  2 | N17.4 as its nation: up
    fMI1 | bLC3 | fire moved:1   |  1 | N17.4 up
    bLN4 | fLC4 | fire           |  5 | N6.9 4+1
    bLN3 | fLC4 | fire           |  4 | N6.9 3+1
    bLN2 | fLC4 | fire           |  3 | N6.9 2+1
    bLN1 | fLC4 | fire           |  2 | N6.9 1+1
    bLN4 | fLC4 | fire moved:1   |  2 | N6.9 only if it did not move
    bLN3 | fLC4 | fire moved:1   |  2 | N6.7 up
    bLN2 | fLC4 | fire moved:1   |  1 | N6.7
    bLN1 | fLC4 | fire moved:1   |  1 | N6.7 up
    bLT5 | fLC4 | fire           |  6 | N6.8 5+1
    bLT4 | fLC4 | fire           |  5 | N6.8 4+1
    bLT1 | fLC4 | fire           |  2 | N6.8 1+1
    bLT5 | fLC4 | fire moved:1   |  4 | N6.8 two and a half up to 3, +1
    bLT4 | fLC4 | fire moved:1   |  3 | N6.8 2+1
    bLT3 | fLC4 | fire moved:1   |  3 | N6.8 2+1
    bLT2 | fLC4 | fire moved:1   |  2 | N6.8 1+1
    bLT1 | fLC4 | fire moved:1   |  2 | N6.8 1+1
    bRL3 | fLC4 | fire           |  4 | N6.8 3+1
    bRL2 | fLC4 | fire           |  3 | N6.8 2+1
    bRL1 | fLC4 | fire           |  2 | N6.8 1+1
    bRL3 | fLC4 | fire 3         |  4 | N6.5 range three, all dice
    bRL3 | fLC4 | fire moved:1   |  3 | N6.8 2 rounded up, +1
    bRL2 | fLC4 | fire moved:1   |  2 | N6.8 1+1
    bRL1 | fLC4 | fire moved:1   |  2 | N6.8 1 rounded up, +1
    bRL3 | fLC4 | fire 3 moved:1 |  3 | N6.8 the same at three
    bGR4 | fLC4 | fire           |  5 | N6.8 4+1
    bGR4 | fLC4 | fire moved:1   |  3 | N6.8 2+1
    bGR3 | fLC4 | fire moved:1   |  3 | N6.8 2+1
    bGG5 | fLC4 | fire           |  6 | N6.8 5+1
    bGG2 | fLC4 | fire           |  3 | N6.8 2+1
    bGG5 | fLC4 | fire moved:1   |  4 | N6.8 3+1
    bGG4 | fLC4 | fire moved:1   |  3 | N6.8 2+1
    bGG1 | fLC4 | fire moved:1   |  2 | N6.8 1+1
    pLN4 | fLC4 | fire           |  4 | N6.9 is for the British only
    pLN3 | fLC4 | fire           |  3 | N6.6
    pLN1 | fLC4 | fire           |  1 | N6.6
    pLN4 | fLC4 | fire moved:1   |  2 | N6.7
    pLN3 | fLC4 | fire moved:1   |  1 | N6.7 one and a half, Portuguese round down
    pLN2 | fLC4 | fire moved:1   |  1 | N6.7
    pLN1 | fLC4 | fire moved:1   | no | N6.7 half of one is nothing, N6.15
    pLT3 | fLC4 | fire           |  4 | N17.2, N6.8 3+1
    pLT3 | fLC4 | fire 3         |  4 | N17.2 range three
    pLT1 | fLC4 | fire 3         |  2 | N17.2 1+1
    pLT3 | fLC4 | fire moved:1   |  2 | N6.8 1 rounded down, +1
    pLT2 | fLC4 | fire moved:1   |  2 | N6.8 1+1
    pLT1 | fLC4 | fire moved:1   |  1 | N6.8 nothing, +1
    pMI4 | fLC4 | fire           |  4 | N6.6
    pMI4 | fLC4 | fire moved:1   |  2 | N6.7
    pMI3 | fLC4 | fire moved:1   |  1 | N17.4 down
    pMI1 | fLC4 | fire moved:1   | no | N17.4 nothing, N6.15
  `,
  'fire: artillery by distance': `
    fFA3  | bLN4 | fire 2         |  3 | N6.11
    fFA3  | bLN4 | fire 3         |  2 | N6.11
    fFA3  | bLN4 | fire 4         |  1 | N6.11
    fFA3  | bLN4 | fire 5         |  1 | N6.11
    fFA3  | bLN4 | fire 6         | no | N6.5
    fFA2  | bLN4 | fire 2         |  3 | N6.11
    fFA2  | bLN4 | fire 3         |  2 | N6.11
    fFA2  | bLN4 | fire 5         |  1 | N6.11
    fFA1  | bLN4 | fire 2         |  2 | N6.11
    fFA1  | bLN4 | fire 3         |  1 | N6.11
    fFA1  | bLN4 | fire 4         |  1 | N6.11
    fFA1  | bLN4 | fire 5         | no | N6.11 none at five
    fFA3  | bLN4 | fire 2 moved:1 | no | N5.6
    fGFA3 | bLN4 | fire 2         |  3 | N6.11 the guard's die is for melee
    fGFA3 | bLN4 | fire 3         |  2 | N6.11
    fGFA2 | bLN4 | fire 4         |  1 | N6.11
    fGFA3 | bLN4 | fire 5         |  1 | N6.11
    fGFA1 | bLN4 | fire 2         |  2 | N6.11
    fGFA1 | bLN4 | fire 5         | no | N6.11
    fGFA3 | bLN4 | fire 3 moved:1 | no | N5.6
    fHA3  | bLN4 | fire 2         |  2 | N6.12
    fHA3  | bLN4 | fire 3         |  1 | N6.12
    fHA3  | bLN4 | fire 4         |  1 | N6.12
    fHA3  | bLN4 | fire 5         | no | N6.5
    fHA2  | bLN4 | fire 2         |  2 | N6.12
    fHA2  | bLN4 | fire 4         |  1 | N6.12
    fHA1  | bLN4 | fire 2         |  1 | N6.12
    fHA1  | bLN4 | fire 3         |  1 | N6.12
    fHA1  | bLN4 | fire 4         | no | N6.12
    fHA3  | bLN4 | fire 2 moved:1 |  2 | N6.12
    fHA3  | bLN4 | fire 3 moved:1 |  1 | N6.12
    fHA3  | bLN4 | fire 4 moved:1 | no | N6.12 four only if it stands
    fHA2  | bLN4 | fire 2 moved:1 |  2 | N6.12
    fHA3  | bLN4 | fire 2 moved:2 | no | N5.7
    fHA1  | bLN4 | fire 2 moved:1 | no | N5.7 one block moves or battles
    bFA3  | fLN4 | fire 2         |  3 | N6.11
    bFA1  | fLN4 | fire 3         |  1 | N6.11
    bFA3  | fLN4 | fire 5         |  1 | N6.11
    bHA3  | fLN4 | fire 2         |  2 | N6.12
    bHA3  | fLN4 | fire 3 moved:1 |  1 | N6.12
    bHA1  | fLN4 | fire 4         | no | N6.12
    bHA3  | fLN4 | fire 4         |  1 | N6.12
    pFA3  | fLN4 | fire 2         |  3 | N6.11
    pFA2  | fLN4 | fire 4         |  1 | N6.11
    pFA1  | fLN4 | fire 5         | no | N6.11
  `,
  'fire: range, adjacency and sight': `
    fLN4      | bLN4      | fire 3                         | no | N6.5
    fLT4      | bLN4      | fire 3                         | no | N6.5 French light is not rifle light
    bLT5      | fLN4      | fire 3                         | no | N6.5
    fOG4      | bLN4      | fire 3                         | no | N6.5
    bRL3      | fLN4      | fire 4                         | no | N6.5
    pLT3      | fLN4      | fire 4                         | no | N6.5
    fLC4      | bLN4      | fire 2                         | no | N6.3 cavalry does not fire
    bGHC3     | fLN4      | fire 2                         | no | N6.3
    fHC4      | bLN4      | melee 2                        | no | N8.1
    fLT4      | bLN4      | fire 2 bLC3@D5                 | no | N6.4
    fFA3      | bLN4      | fire 4 bLN4@F5                 | no | N6.4
    fLT4      | bLN4      | fire 2 b+@D5                   |  5 | N6.4 a lone leader forbids no fire
    fLT4      | b+        | fire 2                         | no | N6.18
    fLN4      | bLN4+     | fire 2                         |  4 | N6.18 is of lone leaders
    fLN4+     | bLN4      | fire 2                         |  4 | a leader gives no die
    fFA3      | bLN4      | fire 3 fLN4@E6                 | no | N7.2 own unit
    fFA3      | bLN4      | fire 3 f+@E6                   | no | N7.2 leader
    fFA3      | bLN4      | fire 4 bLN4@E7                 | no | N7.2 enemy unit
    fFA3      | bLN4      | fire 2 forest@E6               | no | N14.6
    fFA3      | bLN4      | fire 2 town@E6                 | no | N14.17
    fFA3      | bLN4      | fire 2 mill@E6                 | no | N14.17
    fFA3      | bLN4      | fire 2 hill@E6                 | no | N7.4
    fFA3      | bLN4      | fire 2 ruggedHill@E6           | no | N7.8
    fFA3      | bLN4      | fire 2 river@E6                |  3 | N14.18
    fFA3      | bLN4      | fire 2 fordableRiver@E6        |  3 | N14.19
    fFA3      | bLN4      | fire 2 bridge@E6               |  3 | N14.21
    fFA3      | bLN4      | fire 2 sandQuarry@E6           |  3 | N14.22
    fFA3      | bLN4/hill | fire 2 hill@E6                 | no | N7.5 behind another hill hex
    fFA3/hill | bLN4      | fire 2 hill@E6                 | no | N7.5 the reverse
    fFA3/hill | bLN4/hill | fire 2 hill@E6                 |  3 | N7.6
    fFA3/hill | bLN4/hill | fire 3                         |  2 | N7.7 two hills
    fFA3/hill | bLN4/hill | fire 3 forest@E7               | no | N7.7
    fFA3/hill | bLN4      | fire 2 fLN4@E6                 |  3 | N7.9
    fFA3/hill | bLN4      | fire 2 f+@E6                   |  3 | N7.9
    fFA3/hill | bLN4      | fire 3 b+@E6                   | no | N7.9 own pieces only
    fFA3/hill | bLN4      | fire 3 fLN4@E7                 | no | N7.9 not adjacent
    fFA3/hill | bLN4/hill | fire 2 fLN4/hill@E6            | no | N7.9 not lower
    fFA3/hill | bLN4      | fire 2 fLN4/forest@E6          | no | N7.9 the wood blocks
    fFA3/hill | bLN4      | fire 2 fLN4/town@E6            | no | N7.9 the town blocks
    fFA3/hill | bLN4/hill | fire 2 fLN4@E6                 |  3 | N7.9 to another hill
    fFA3/hill | bLN4      | fire 3 fLN4@E6 fLN4@E7         | no | N7.9 one piece only
    fFA3      | bLN4      | fire 2 fLN4@E6                 | no | N7.9 not from low ground
    fLT4/hill | bLN4      | fire 2 fLN4@E6                 | no | N7.9 artillery only
    fLT4      | bLN4      | fire to:C5 forest@D4           |  5 | N7.3 one side of the line
    fLT4      | bLN4      | fire to:C5 forest@D4 forest@D5 | no | N7.3 both sides
    fLT4      | bLN4      | fire to:C5 forest@D4 fLN4@D5   | no | N7.3 wood and unit
    fLT4      | bLN4      | fire from:E1 to:C1 forest@D1   | no | N7.3 the edge is the other side
    fLT4      | bLN4      | fire from:E1 to:C1             |  5 | N7.3
    fFA3/hill | bLN4      | fire to:C5 fLN4@D4 fLN4@D5     |  3 | N7.10
  `,
  'melee: the unit chart': `
    fLN4  | bLN4 | melee | 5 | N8.4 4, N8.5 +1
    fLN3  | bLN4 | melee | 4 | N8.5 3+1
    fLN2  | bLN4 | melee | 3 | N8.5 2+1
    fLN1  | bLN4 | melee | 2 | N8.5 1+1
    fLN4  | bLC3 | melee | 4 | N8.5 against infantry only
    fLN4  | bFA3 | melee | 4 | N8.5
    fLN4  | pMI4 | melee | 5 | N8.5 militia is infantry
    fLN4  | b+   | melee | 4 | N8.18, N8.5 a leader is no infantry
    fLN4+ | bLN4 | melee | 5 | a leader gives no die
    fLT4  | bLN4 | melee | 4 | N8.4 light has no die in melee
    fLT1  | bLN4 | melee | 1 | N8.4
    fGR4  | bLN4 | melee | 5 | N8.4 4+1
    fGR3  | bLC3 | melee | 4 | N8.4 3+1, against all
    fYG4  | bLN4 | melee | 5 | N8.4 4+1
    fYG1  | bLC3 | melee | 2 | N8.4
    fOG4  | bLN4 | melee | 6 | N8.4 4+2
    fOG3  | bLC3 | melee | 5 | N8.4 3+2
    fOG2  | bLN4 | melee | 4 | N8.4
    fOG1  | bLN4 | melee | 3 | N8.4
    fMI4  | bLN4 | melee | 4 | N8.4
    fMI1  | bLN4 | melee | 1 | N8.4
    fLC4  | bLN4 | melee | 4 | N8.6
    fLC3  | bLN4 | melee | 3 | N8.6
    fLC1  | bLN4 | melee | 1 | N8.6
    fHC4  | bLN4 | melee | 5 | N8.6 4+1
    fHC2  | bLN4 | melee | 3 | N8.6
    fCU4  | bLN4 | melee | 5 | N8.6 4+1
    fCU1  | bLC3 | melee | 2 | N8.6
    fGHC4 | bLN4 | melee | 5 | N8.6 one die, not two
    fGHC3 | bLC3 | melee | 4 | N8.6
    fFA3  | bLN4 | melee | 4 | N8.7
    fFA2  | bLN4 | melee | 4 | N8.7
    fFA1  | bLN4 | melee | 3 | N8.7
    fGFA3 | bLN4 | melee | 5 | N8.7 4+1
    fGFA2 | bLN4 | melee | 5 | N8.7
    fGFA1 | bLN4 | melee | 4 | N8.7 3+1
    fHA3  | bLN4 | melee | 3 | N8.8
    fHA2  | bLN4 | melee | 3 | N8.8
    fHA1  | bLN4 | melee | 2 | N8.8
    bLN4  | fLN4 | melee | 4 | N8.4 no die for British line
    bLN1  | fLC4 | melee | 1 | N8.4
    bLT5  | fLN4 | melee | 5 | N8.4
    bLT3  | fLN4 | melee | 3 | N8.4
    bRL3  | fLN4 | melee | 3 | N8.4
    bRL1  | fLN4 | melee | 1 | N8.4
    bGR4  | fLN4 | melee | 5 | N8.4 4+1
    bGG5  | fLN4 | melee | 6 | N8.4 5+1: two are for the old guard only
    bGG2  | fLC4 | melee | 3 | N8.4
    bLC3  | fLN4 | melee | 3 | N8.6
    bLC1  | fLC4 | melee | 1 | N8.6
    bHC3  | fLN4 | melee | 4 | N8.6 3+1
    bHC2  | fLN4 | melee | 3 | N8.6
    bGHC3 | fLN4 | melee | 4 | N8.6
    bFA3  | fLN4 | melee | 4 | N8.7
    bFA1  | fLN4 | melee | 3 | N8.7
    bHA3  | fLN4 | melee | 3 | N8.8
    bHA1  | fLN4 | melee | 2 | N8.8
    pLN4  | fLN4 | melee | 4 | N8.4
    pLN1  | fLN4 | melee | 1 | N8.4
    pLT3  | fLN4 | melee | 3 | N8.4
    pMI4  | fLN4 | melee | 4 | N8.4
    pLC3  | fLN4 | melee | 3 | N8.6
    pHC3  | fLN4 | melee | 4 | N8.6 3+1
    pFA3  | fLN4 | melee | 4 | N8.7
    pFA1  | fLN4 | melee | 3 | N8.7
  `,
  'what moved': `
    fLN4               | bLN4 | melee moved:1       |  5 | N8.4 moved or not
    pLN3               | fLN4 | melee moved:1       |  3 | N8.4 halving is for fire
    bLN4               | fLN4 | melee moved:1       |  4 | N8.4
    fLN4               | bLN4 | melee moved:2       | no | N5.2
    fLT4               | bLN4 | melee moved:1       |  4 | N5.3
    fLT4               | bLN4 | melee moved:2       | no | N5.3
    fLT4               | bLN4 | fire moved:2        | no | N6.10
    fYG4               | bLN4 | melee moved:2       | no | N5.3
    fYG4               | bLN4 | fire moved:2        | no | N6.10
    bRL3               | fLN4 | fire 3 moved:2      | no | N6.10
    pLT3               | fLN4 | melee moved:2       | no | N5.3
    fOG4               | bLN4 | melee moved:1       |  6 | N5.2
    fLC4               | bLN4 | melee moved:2       |  4 | N5.4
    bLC3               | fLN4 | melee moved:2       |  3 | N5.4
    fHC4               | bLN4 | melee moved:2       |  5 | N5.5
    fCU4               | bLN4 | melee moved:2       |  5 | N5.5
    fGHC4              | bLN4 | melee moved:2       |  5 | N5.5
    fFA3               | bLN4 | melee moved:1       | no | N5.6, N8.9
    fGFA3              | bLN4 | melee moved:1       | no | N5.6, N8.9
    fHA3               | bLN4 | melee moved:1       |  3 | N5.7
    fHA2               | bLN4 | melee moved:1       |  3 | N5.7
    fHA3               | bLN4 | melee moved:2       | no | N5.7, N8.9
    fHA1               | bLN4 | melee moved:1       | no | N5.7
    fLN4/forest        | bLN4 | melee moved:1       | no | N14.3
    fLN4/forest        | bLN4 | fire moved:1        | no | N14.3
    fGR4/forest        | bLN4 | melee moved:1       | no | N14.3
    fOG4/forest        | bLN4 | fire moved:1        | no | N14.3
    fLC4/forest        | bLN4 | melee moved:1       | no | N14.3
    fHA3/forest        | bLN4 | fire moved:1        | no | N14.3
    fLT4/forest        | bLN4 | melee moved:1       |  4 | N14.3 light
    fLT4/forest        | bLN4 | fire moved:1        |  3 | N14.3, N6.8 2+1
    fYG4/forest        | bLN4 | melee moved:1       |  5 | N14.3 young guard
    bLT5/forest        | fLN4 | fire moved:1        |  4 | N14.3, N6.8 3+1
    bRL3/forest        | fLN4 | fire 3 moved:1      |  3 | N14.3 rifle light
    pLT3/forest        | fLN4 | fire 3 moved:1      |  2 | N14.3, N17.2 1+1
    fLN4/town          | bLN4 | melee moved:1       | no | N14.13
    fLT4/town          | bLN4 | fire moved:1        | no | N14.13 no exception in a town
    fLT4/mill          | bLN4 | melee moved:1       | no | N14.13
    bRL3/town          | fLN4 | fire 3 moved:1      | no | N14.13
    fLC4/town          | bLN4 | melee moved:2       | no | N14.13
    fHA3/town          | bLN4 | fire moved:1        | no | N14.13
    fLN4/fordableRiver | bLN4 | melee moved:1       |  4 | N14.19, N14.20 5-1
    fLC4/fordableRiver | bLN4 | melee moved:2       |  3 | N14.20 4-1
    fLT4/fordableRiver | bLN4 | fire moved:1        |  2 | N14.20 2+1-1
    fHA3/fordableRiver | bLN4 | fire 2 moved:1      |  1 | N14.20 2-1
    fHA3/fordableRiver | bLN4 | fire 3 moved:1      | no | N14.20 1-1, N6.15
    fLT4/sandQuarry    | bLN4 | melee moved:1       |  3 | N14.22, N14.23 4-1
    fLC4/sandQuarry    | bLN4 | melee moved:1       |  2 | N14.23 4-2
    fLN4/bridge        | bLN4 | melee moved:1       |  5 | N14.21
    fLN4/hill          | bLN4 | fire moved:1        |  2 | N14.7, N14.9
    fLC4/hill          | bLN4 | melee moved:2       |  3 | N14.9 4-1
    fLC4               | bLN4 | melee moved:1 out:e |  2 | N14.24 it may battle, N14.28 4-2
  `,
  'terrain in': `
    fLT4 | bLN4               | fire             | 5 | N14.1
    fFA3 | bLN4               | fire             | 3 | N14.1
    fLT4 | bLN4/forest        | melee            | 3 | N14.4 -1
    fLC4 | bLN4/forest        | melee            | 2 | N14.4 -2
    fFA3 | bLN4/forest        | melee            | 3 | N14.4 -1
    fLT4 | bLN4/forest        | fire             | 4 | N14.4 -1
    fFA3 | bLN4/forest        | fire             | 2 | N14.4 -1
    fLT4 | bLN4/hill          | melee            | 3 | N14.8 -1
    fLC4 | bLN4/hill          | melee            | 3 | N14.8 -1
    fFA3 | bLN4/hill          | melee            | 4 | N14.8
    fLT4 | bLN4/hill          | fire             | 4 | N14.8 -1
    fFA3 | bLN4/hill          | fire             | 3 | N14.8
    fLT4 | bLN4/town          | melee            | 2 | N14.14 -2
    fLC4 | bLN4/town          | melee            | 1 | N14.14 -3
    fFA3 | bLN4/town          | melee            | 3 | N14.14 -1
    fLT4 | bLN4/town          | fire             | 3 | N14.14 -2
    fFA3 | bLN4/town          | fire             | 2 | N14.14 -1
    fLT4 | bLN4/mill          | melee            | 2 | N14.14 -2
    fLC4 | bLN4/mill          | melee            | 1 | N14.14 -3
    fFA3 | bLN4/mill          | melee            | 3 | N14.14 -1
    fLT4 | bLN4/mill          | fire             | 3 | N14.14 -2
    fFA3 | bLN4/mill          | fire             | 2 | N14.14 -1
    fLT4 | bLN4/fordableRiver | melee            | 3 | N14.20 -1
    fLC4 | bLN4/fordableRiver | melee            | 3 | N14.20 -1
    fFA3 | bLN4/fordableRiver | melee            | 3 | N14.20 -1
    fLT4 | bLN4/fordableRiver | fire             | 5 | N14.20 fire is free
    fFA3 | bLN4/fordableRiver | fire             | 3 | N14.20
    fLT4 | bLN4/bridge        | melee            | 4 | N14.21
    fLC4 | bLN4/bridge        | melee            | 4 | N14.21
    fFA3 | bLN4/bridge        | melee            | 4 | N14.21
    fLT4 | bLN4/bridge        | fire             | 5 | N14.21
    fFA3 | bLN4/bridge        | fire             | 3 | N14.21
    fLT4 | bLN4/sandQuarry    | melee            | 3 | N14.23 -1
    fLC4 | bLN4/sandQuarry    | melee            | 2 | N14.23 -2
    fFA3 | bLN4/sandQuarry    | melee            | 3 | N14.23 -1
    fLT4 | bLN4/sandQuarry    | fire             | 5 | N14.23 infantry fire is free
    fFA3 | bLN4/sandQuarry    | fire             | 2 | N14.23 -1
    fLT4 | bLN4               | melee in:w       | 3 | N14.25 -1
    fLC4 | bLN4               | melee in:w       | 2 | N14.25 -2
    fFA3 | bLN4               | melee in:w       | 4 | N14.25
    fLT4 | bLN4               | fire in:w        | 4 | N14.25 -1
    fFA3 | bLN4               | fire in:w        | 3 | N14.25
    fLT4 | bLN4               | melee in:e,ne,se | 4 | N14.25 another side
    fLC4 | bLN4               | melee in:nw,sw   | 4 | N14.25 another side
    fLT4 | bLN4               | fire in:e        | 5 | N14.25 another side
    fLT4 | b+/town            | melee            | 2 | N8.18 a lone leader has the ground
    fLC4 | b+/forest          | melee            | 2 | N8.18
    fLC4 | b+                 | melee in:w       | 2 | N8.18, N14.25
    fHC4 | bLC3/town          | melee            | 2 | N14.14 4+1-3
    fLN4 | bLN4/town          | melee            | 3 | N8.5, N14.14 4+1-2
  `,
  'terrain out': `
    fLT4/forest        | bLN4 | melee                   | 4 | N14.5
    fLC4/forest        | bLN4 | melee                   | 2 | N14.5 -2
    fFA3/forest        | bLN4 | melee                   | 3 | N14.5 -1
    fLT4/forest        | bLN4 | fire                    | 5 | N14.5
    fFA3/forest        | bLN4 | fire                    | 2 | N14.5 -1
    fLT4/hill          | bLN4 | melee                   | 4 | N14.9
    fLC4/hill          | bLN4 | melee                   | 3 | N14.9 -1
    fFA3/hill          | bLN4 | melee                   | 4 | N14.9
    fLT4/hill          | bLN4 | fire                    | 5 | N14.9
    fFA3/hill          | bLN4 | fire                    | 3 | N14.9
    fLT4/town          | bLN4 | melee                   | 4 | N14.15
    fLC4/town          | bLN4 | melee                   | 1 | N14.15 -3
    fFA3/town          | bLN4 | melee                   | 3 | N14.15 -1
    fLT4/town          | bLN4 | fire                    | 5 | N14.15
    fFA3/town          | bLN4 | fire                    | 2 | N14.15 -1
    fLT4/mill          | bLN4 | melee                   | 4 | N14.15
    fLC4/mill          | bLN4 | melee                   | 1 | N14.15 -3
    fFA3/mill          | bLN4 | melee                   | 3 | N14.15 -1
    fLT4/mill          | bLN4 | fire                    | 5 | N14.15
    fFA3/mill          | bLN4 | fire                    | 2 | N14.15 -1
    fLT4/fordableRiver | bLN4 | melee                   | 3 | N14.20 -1
    fLC4/fordableRiver | bLN4 | melee                   | 3 | N14.20 -1
    fFA3/fordableRiver | bLN4 | melee                   | 3 | N14.20 -1
    fLT4/fordableRiver | bLN4 | fire                    | 4 | N14.20 -1, fire too
    fFA3/fordableRiver | bLN4 | fire                    | 2 | N14.20 -1
    fLT4/bridge        | bLN4 | melee                   | 4 | N14.21
    fLC4/bridge        | bLN4 | melee                   | 4 | N14.21
    fFA3/bridge        | bLN4 | melee                   | 4 | N14.21
    fLT4/bridge        | bLN4 | fire                    | 5 | N14.21
    fFA3/bridge        | bLN4 | fire                    | 3 | N14.21
    fLT4/sandQuarry    | bLN4 | melee                   | 3 | N14.23 -1
    fLC4/sandQuarry    | bLN4 | melee                   | 2 | N14.23 -2
    fLT4/sandQuarry    | bLN4 | fire                    | 4 | N14.23 -1
    fLT4               | bLN4 | melee out:e             | 4 | N14.28
    fLC4               | bLN4 | melee out:e             | 2 | N14.28 -2
    fFA3               | bLN4 | melee out:e             | 4 | N14.28
    fLT4               | bLN4 | fire out:e              | 5 | N14.28
    fFA3               | bLN4 | fire out:e              | 3 | N14.28 guns fire out unhindered
    fLC4               | bLN4 | melee out:w,nw,sw,ne,se | 4 | N14.28 another side
  `,
  'terrain in and out together': `
    fLT4/hill          | bLN4/hill          | melee            |  4 | N14.10
    fLC4/hill          | bLN4/hill          | melee            |  4 | N14.10
    fFA3/hill          | bLN4/hill          | melee            |  4 | N14.10
    fLT4/hill          | bLN4/hill          | fire             |  4 | N14.10 -1
    fFA3/hill          | bLN4/hill          | fire             |  3 | N14.10
    bRL3/hill          | fLN4/hill          | fire 3           |  3 | N14.10 3+1-1, two hills
    fLT4/forest        | bLN4/forest        | melee            |  3 | N14.29 0-1
    fLC4/forest        | bLN4/forest        | melee            | no | N14.29 -2-2, N8.10
    fFA3/forest        | bLN4/forest        | melee            |  2 | N14.29 -1-1
    fLT4/forest        | bLN4/forest        | fire             |  4 | N14.29 -1
    fFA3/forest        | bLN4/forest        | fire             |  1 | N14.29 -1-1
    fLT4/town          | bLN4/town          | melee            |  2 | N14.29 -2
    fLC4/town          | bLN4/town          | melee            | no | N14.29 -6
    fFA3/town          | bLN4/town          | melee            |  2 | N14.29 -1-1
    fFA3/town          | bLN4/town          | fire             |  1 | N14.29 -1-1
    fLC4/forest        | bLN4/town          | melee            | no | N14.29 -2-3
    fHC4/forest        | bLN4/hill          | melee            |  2 | N14.29 5-2-1
    fLT4/hill          | bLN4/forest        | melee            |  3 | N14.29 -1
    fLC4/hill          | bLN4/forest        | melee            |  1 | N14.29 -1-2
    fFA3/hill          | bLN4/forest        | fire             |  2 | N14.29 -1
    fLT4/forest        | bLN4/hill          | melee            |  3 | N14.29 -1
    fLC4/forest        | bLN4/hill          | melee            |  1 | N14.29 -2-1
    fFA3/forest        | bLN4/hill          | fire             |  2 | N14.29 -1
    fHC4/hill          | bLN4/town          | melee            |  1 | N14.29 5-1-3
    fLC4/town          | bLN4/hill          | melee            | no | N14.29 -3-1
    fLT4/town          | bLN4/hill          | fire             |  4 | N14.29 -1
    fLT4/fordableRiver | bLN4/fordableRiver | melee            |  2 | N14.20 -1-1
    fLC4/fordableRiver | bLN4/fordableRiver | melee            |  2 | N14.20 -1-1
    fFA3/fordableRiver | bLN4/fordableRiver | melee            |  2 | N14.20 -1-1
    fLT4/fordableRiver | bLN4/fordableRiver | fire             |  4 | N14.20 -1
    fFA3/fordableRiver | bLN4/fordableRiver | fire             |  2 | N14.20 -1
    fLT4/fordableRiver | bLN4/hill          | melee            |  2 | N14.29 -1-1
    fLC4/fordableRiver | bLN4/hill          | melee            |  2 | N14.29 -1-1
    fLT4/fordableRiver | bLN4/hill          | fire             |  3 | N14.29 -1-1
    fFA3/fordableRiver | bLN4/hill          | fire             |  2 | N14.29 -1
    fLC4/hill          | bLN4/fordableRiver | melee            |  2 | N14.29 -1-1
    fLT4/hill          | bLN4/fordableRiver | fire             |  5 | N14.29
    fLT4/bridge        | bLN4/fordableRiver | melee            |  3 | N14.29 -1
    fLT4/fordableRiver | bLN4/bridge        | melee            |  3 | N14.29 -1
    fLT4/sandQuarry    | bLN4/sandQuarry    | melee            |  2 | N14.23 -1-1
    fLT4/sandQuarry    | bLN4/sandQuarry    | fire             |  4 | N14.23 -1
    fLC4/sandQuarry    | bLN4/sandQuarry    | melee            | no | N14.23 -2-2
    fLT4/sandQuarry    | bLN4/hill          | fire             |  3 | N14.29 -1-1
    fLC4/hill          | bLN4/sandQuarry    | melee            |  1 | N14.29 -1-2
    fFA3/forest        | bLN4/sandQuarry    | fire             |  1 | N14.29 -1-1
    fLT4/fordableRiver | bLN4               | melee in:w       |  2 | N14.29 -1-1
    fLC4/forest        | bLN4               | melee in:w       | no | N14.29 -2-2
    fHC4/fordableRiver | bLN4               | melee in:w       |  2 | N14.29 5-1-2
    fLC4               | bLN4               | melee out:e in:w | no | N14.29 -2-2
    fLT4               | bLN4               | melee out:e in:w |  3 | N14.29 -1
    fLC4               | bLN4/hill          | melee out:e      |  1 | N14.29 -2-1
    fLN1               | bLC3/town          | melee            | no | N8.10 1-2, no melee
    bLC2               | fLN4/forest        | melee            | no | N8.10 2-2
    fLC1               | bLN4/town          | melee            | no | N8.10
    fLN1               | bLN4/town          | melee            | no | N8.10 1+1-2
    fLN1               | bLC3/hill          | fire             | no | N6.15 1-1
    fLN2               | bLC3/town          | fire             | no | N6.15 2-2
    fLN1/hill          | bLN4/hill          | fire             | no | N14.10, N6.15
    pLN2/fordableRiver | fLC4               | fire moved:1     | no | N6.15 1-1
    fHA3               | bLN4/forest        | fire 3           | no | N6.15 1-1
    fFA3               | bLN4/town          | fire 5           | no | N6.15 1-1
    fFA3/forest        | bLN4               | fire 4           | no | N6.15 1-1
    fFA3               | bLN4/hill          | fire 5           |  1 | N14.8 nothing off for guns
    bLN1               | fLN4/town          | fire             | no | N6.15 1+1-2
    bLN4               | fLN4/town          | fire             |  3 | N6.9, N14.14 4+1-2
    bLN4               | fLN4/hill          | fire moved:1     |  1 | N6.14 2-1
  `,
  'field works by hexside': `
    fLT4               | bLN4               | fire to:C6 in:sw     | 4 | N14.26 the line enters by the south-west
    fLT4               | bLN4               | fire to:C6 in:w,se   | 5 | N14.26
    fLT4               | bLN4               | fire to:C5 in:sw     | 5 | N14.26 a corner, one side of it
    fLT4               | bLN4               | fire to:C5 in:se     | 5 | N14.26
    fLT4               | bLN4               | fire to:C5 in:sw,se  | 4 | N14.26 both sides of the corner
    bRL3               | fLN4               | fire 3 in:w          | 3 | N14.26 3+1-1
    bRL3               | fLN4               | fire to:D7 in:w      | 3 | N14.26 a slanting line enters by the west
    bRL3               | fLN4               | fire to:D7 in:sw     | 4 | N14.26
    bRL3               | fLN4               | fire to:C7 in:sw     | 3 | N14.26
    bRL3               | fLN4               | fire to:C7 in:w      | 4 | N14.26
    fLT4               | bLN4               | melee to:D5 in:sw    | 3 | N14.25
    fLT4               | bLN4               | melee to:D5 in:w,se  | 4 | N14.25
    fLC4               | bLN4               | melee to:D5 out:ne   | 2 | N14.28
    fLC4               | bLN4               | melee to:D5 out:e,nw | 4 | N14.28
    fLT4               | bLN4/hill          | melee in:w           | 3 | N14.27 works only
    fLC4               | bLN4/hill          | melee in:w           | 2 | N14.27 works only
    fFA3               | bLN4/hill          | melee in:w           | 4 | N14.27
    fLT4               | bLN4/hill          | fire in:w            | 4 | N14.27 works only
    fLT4/hill          | bLN4/hill          | melee in:w           | 3 | N14.27 works, though hill to hill is free
    fLC4/hill          | bLN4/hill          | melee in:w           | 2 | N14.27
    fLT4/hill          | bLN4/hill          | fire in:w            | 4 | N14.27 one die, not two
    fLT4               | bLN4/hill          | melee in:e           | 3 | N14.8 by another side the hill counts
    fLC4               | bLN4/hill          | melee in:e           | 3 | N14.8
    fLC4/hill          | bLN4/hill          | melee in:e           | 4 | N14.10
    fLC4/hill          | bLN4               | melee in:w           | 1 | N14.29 down the hill -1, works -2
    fLT4/hill          | bLN4               | fire in:w            | 4 | N14.25 -1
    fLC4/hill          | bLN4               | melee out:w          | 3 | N14.9
    fLC4/hill          | bLN4               | melee out:e          | 1 | N14.29 works -2, down the hill -1
    fLC4/hill          | bLN4/hill          | melee out:e          | 2 | N14.28 -2
    fLT4               | bLN4/forest        | melee in:w           | 2 | N14.29 wood -1, works -1
    fLC4               | bLN4/forest        | melee in:w           | no | N14.29 -2-2
    fFA3               | bLN4/forest        | melee in:w           | 3 | N14.29 -1
    fLT4               | bLN4/forest        | fire in:w            | 3 | N14.29 -1-1
    fLT4               | bLN4/town          | melee in:w           | 1 | N14.29 -2-1
    fHC4               | bLN4/fordableRiver | melee in:w           | 2 | N14.29 5-1-2
    fLT4               | bLN4/fordableRiver | fire in:w            | 4 | N14.29 0-1
    fHC4/fordableRiver | bLN4               | melee out:e          | 2 | N14.29 5-1-2
    fLC4/forest        | bLN4               | melee out:e          | no | N14.29 -2-2
  `,
  cards: `
    fLN4               | bLN4               | melee card:attack-centre            |  5 | N15.4 orders only
    fLT4               | bLN4               | fire card:scout-left                |  5 | N15.2
    fLC4               | bLN4               | melee card:forward                  |  4 | N15.8
    fFA3               | bLN4               | fire 3 card:assault-right           |  2 | N15.5
    fLN4               | bLN4               | melee card:rally                    |  5 | N16.20 no die
    fOG4               | bLN4               | melee card:rally                    |  6 | N16.20
    fLN4               | bLN4               | melee card:bayonet-charge           |  5 | N16.3 no die but for the guard
    fLN4               | bLN4               | melee card:bayonet-charge moved:2   |  5 | N16.3
    fLT4               | bLN4               | melee card:bayonet-charge moved:2   |  4 | N16.3
    fMI4               | bLN4               | melee card:bayonet-charge moved:2   |  4 | N16.3
    pLN4               | fLN4               | melee card:bayonet-charge moved:2   |  4 | N16.3
    fGR4               | bLN4               | melee card:bayonet-charge moved:2   |  5 | N17.3 grenadiers are no guard
    bGR4               | fLN4               | melee card:bayonet-charge           |  5 | N17.3
    fYG4               | bLN4               | melee card:bayonet-charge moved:2   |  6 | N16.3 4+1+1
    fOG4               | bLN4               | melee card:bayonet-charge moved:2   |  7 | N16.3 4+2+1
    bGG5               | fLN4               | melee card:bayonet-charge moved:1   |  7 | N16.3 5+1+1
    fOG4               | bLN4/town          | melee card:bayonet-charge moved:2   |  5 | N6.14 7-2
    fLT4               | bLN4               | fire card:bayonet-charge            | no | N16.3 melee only
    fYG4               | bLN4               | fire card:bayonet-charge moved:1    | no | N16.3
    fLN4/forest        | bLN4               | melee card:bayonet-charge moved:2   | no | N5.20, N14.3
    fLT4/forest        | bLN4               | melee card:bayonet-charge moved:2   |  4 | N14.3
    fOG4/town          | bLN4               | melee card:bayonet-charge moved:1   | no | N14.13
    fFA3               | bLN4               | fire 2 card:bombard                 |  5 | N16.4 3+2
    fFA3               | bLN4               | fire 3 card:bombard                 |  4 | N16.4 2+2
    fFA3               | bLN4               | fire 4 card:bombard                 |  3 | N16.4 1+2
    fFA3               | bLN4               | fire 5 card:bombard                 |  3 | N16.4 1+2
    fFA1               | bLN4               | fire 4 card:bombard                 |  3 | N16.4 1+2
    fFA1               | bLN4               | fire 5 card:bombard                 | no | N6.13
    fGFA3              | bLN4               | fire 2 card:bombard                 |  6 | N16.4 3+3
    fGFA3              | bLN4               | fire 5 card:bombard                 |  4 | N16.4 1+3
    fGFA1              | bLN4               | fire 5 card:bombard                 | no | N6.13
    fHA3               | bLN4               | fire 2 card:bombard                 |  4 | N16.4 2+2
    fHA3               | bLN4               | fire 4 card:bombard                 |  3 | N16.4 1+2
    fHA3               | bLN4               | fire 5 card:bombard                 | no | N6.13
    fHA1               | bLN4               | fire 4 card:bombard                 | no | N6.13
    fHA1               | bLN4               | fire 3 card:bombard                 |  3 | N16.4 1+2
    fFA3               | bLN4               | melee card:bombard                  |  6 | N16.4 4+2, melee too
    fGFA3              | bLN4               | melee card:bombard                  |  8 | N16.4 4+1+3
    fGFA1              | bLN4               | melee card:bombard                  |  7 | N16.4 3+1+3
    fHA3               | bLN4               | melee card:bombard                  |  5 | N16.4 3+2
    fHA3               | bLN4               | fire 2 card:bombard moved:1         | no | N16.4 moves or battles
    fHA3               | bLN4               | melee card:bombard moved:1          | no | N16.4
    fFA3               | bLN4               | fire 2 card:bombard moved:2         | no | N16.4
    fFA3               | bLN4/forest        | fire 5 card:bombard                 |  2 | N6.14 1+2-1
    bFA3/town          | fLN4/town          | fire 2 card:bombard                 |  3 | N6.14 3+2-1-1
    pFA2               | fLN4               | fire 4 card:bombard                 |  3 | N16.4 1+2
    fLC4               | bLN4               | melee card:cavalry-charge           |  5 | N16.5 4+1
    fHC4               | bLN4               | melee card:cavalry-charge           |  6 | N16.5 4+1+1
    fCU4               | bLN4               | melee card:cavalry-charge           |  6 | N16.5 cuirassiers are no guard
    fGHC4              | bLN4               | melee card:cavalry-charge           |  7 | N16.5 4+1+2
    bLC3               | fLN4               | melee card:cavalry-charge           |  4 | N16.5 3+1
    bHC3               | fLN4               | melee card:cavalry-charge           |  5 | N16.5 3+1+1
    bGHC3              | fLN4               | melee card:cavalry-charge           |  6 | N16.5 3+1+2
    pLC3               | fLN4               | melee card:cavalry-charge           |  4 | N16.5
    pHC3               | fLN4               | melee card:cavalry-charge           |  5 | N16.5
    fLC4               | bLN4               | melee card:cavalry-charge moved:2   |  5 | N16.5
    fHC4               | bLN4               | melee card:cavalry-charge moved:2   |  6 | N16.5
    fGHC4              | bLN4               | melee card:cavalry-charge moved:2   |  7 | N16.5
    fLC4               | bLN4               | melee card:cavalry-charge bonus     |  5 | N16.6
    fGHC4              | bLN4               | melee card:cavalry-charge bonus     |  7 | N16.6
    fLC4               | bLN4/town          | melee card:cavalry-charge           |  1 | N14.16 4-3, no charge die
    fGHC4              | bLN4/town          | melee card:cavalry-charge           |  2 | N14.16 4+1-3
    fHC4               | bLN4/mill          | melee card:cavalry-charge           |  2 | N14.16 4+1-3
    fLC4/town          | bLN4               | melee card:cavalry-charge           |  1 | N14.16 out of a town too
    fGHC4/mill         | bLN4               | melee card:cavalry-charge           |  2 | N14.16
    fLC4               | bLN4/town          | melee card:cavalry-charge bonus     |  1 | N14.16
    fLC4               | bLN4/forest        | melee card:cavalry-charge           |  3 | N6.14 4+1-2
    fLC4               | bLN4/hill          | melee card:cavalry-charge           |  4 | N6.14 4+1-1
    fHC4/hill          | bLN4/hill          | melee card:cavalry-charge           |  6 | N14.10
    fLC4               | bLN4               | melee card:cavalry-charge in:w      |  3 | N6.14 4+1-2
    fLC4               | bLN4/fordableRiver | melee card:cavalry-charge           |  4 | N6.14 4+1-1
    fHA3               | bLN4               | fire 2 card:cavalry-charge          |  2 | N16.5 guns as usual
    fHA3               | bLN4               | fire 2 card:cavalry-charge moved:1  |  2 | N16.5
    fHA3               | bLN4               | fire 2 card:cavalry-charge moved:2  | no | N16.5, N5.7
    fHA3               | bLN4               | melee card:cavalry-charge           |  3 | N16.5
    fLN4               | bLN4               | melee card:elan                     |  6 | N16.10 4+1+1
    fLN4               | bLN4               | fire card:elan                      |  5 | N16.10 4+1
    fLN3               | bLN4               | fire card:elan moved:1              |  3 | N16.10 2+1, after halving
    pLN3               | fLN4               | fire card:elan moved:1              |  2 | N16.10 1+1
    bLN4               | fLN4               | fire card:elan                      |  6 | N6.9, N16.10 4+1+1
    bGG5               | fLN4               | melee card:elan                     |  7 | N16.10 one die for the guard too
    fGHC4              | bLN4               | melee card:elan                     |  6 | N16.10 4+1+1
    fLC4               | bLN4               | melee card:elan bonus               |  5 | N16.26
    fLC4               | bLN4/town          | melee card:elan                     |  2 | N14.16 takes only the charge die: 4+1-3
    fLC4/town          | bLN4               | melee card:elan                     |  2 | N14.16 4+1-3
    fFA3               | bLN4               | fire 5 card:elan                    |  2 | N16.10 1+1
    pLN1               | fLN4               | fire card:elan moved:1              |  1 | N6.20 none, then the card: 0+1
    pMI1               | fLN4               | fire card:elan moved:1              |  1 | N6.20 0+1
    pLN1+              | fLN4               | fire card:leadership moved:1        |  1 | N6.20 0+1
    fMI1               | bLN4               | fire card:elan moved:1 national-cards |  1 | N19.6, N6.20 0+1
    fGFA3              | bLN4               | fire 2 card:elan                    |  4 | N16.10 3+1
    fFA1               | bLN4               | fire 5 card:elan                    | no | N6.13
    fFA3               | bLN4               | fire 2 card:elan moved:1            | no | N5.6
    fHA3               | bLN4               | fire 4 card:elan moved:1            | no | N6.13
    fHA3               | bLN4               | fire 3 card:elan moved:1            |  2 | N16.10 1+1
    fHA1               | bLN4               | fire 2 card:elan moved:1            | no | N5.7
    fLN1               | bLN4/town          | fire card:elan                      | no | N6.15 1+1-2
    fLN2               | bLN4/town          | fire card:elan                      |  1 | N6.14 2+1-2
    pLN2               | fLN4/hill          | fire card:elan moved:1              |  1 | N6.14 1+1-1
    fLC1               | bLN4/forest        | melee card:elan                     | no | N8.10 1+1-2
    fHA3               | bLN4/forest        | fire 3 card:elan                    |  1 | N6.14 1+1-1
    fLT4               | bLN4               | melee card:elan moved:2             | no | N5.3
    fLN4               | bLN4               | fire card:fire-and-hold             |  5 | N16.11 4+1
    bLN4               | fLN4               | fire card:fire-and-hold             |  6 | N16.11 4+1+1
    bRL3               | fLN4               | fire 3 card:fire-and-hold           |  5 | N16.11 3+1+1
    bGG5               | fLN4               | fire card:fire-and-hold             |  7 | N16.11 5+1+1
    pLN4               | fLN4               | fire card:fire-and-hold             |  5 | N16.11
    fFA3               | bLN4               | fire 2 card:fire-and-hold           |  4 | N16.11 3+1
    fFA3               | bLN4               | fire 5 card:fire-and-hold           |  2 | N16.11 1+1
    fGFA3              | bLN4               | fire 2 card:fire-and-hold           |  4 | N16.11 one die for the guard too
    fFA1               | bLN4               | fire 5 card:fire-and-hold           | no | N6.13
    fHA3               | bLN4               | fire 4 card:fire-and-hold           |  2 | N16.11 1+1
    fHA1               | bLN4               | fire 4 card:fire-and-hold           | no | N6.13
    bLN4               | fLN4/town          | fire card:fire-and-hold             |  4 | N6.14 4+1+1-2
    bLN4               | fLN4               | melee card:fire-and-hold            | no | N16.11
    fFA3               | bLN4               | melee card:fire-and-hold            | no | N16.11
    bLN4               | fLN4               | fire card:fire-and-hold moved:1     | no | N16.11
    fHA3               | bLN4               | fire 2 card:fire-and-hold moved:1   | no | N16.11
    bLN4               | fLN4               | fire card:fire-and-hold fLC4@D5     | no | N16.12
    fLN4               | bLN4               | fire card:force-march moved:1       |  2 | N16.16
    fLN4               | bLN4               | fire card:force-march moved:2       | no | N16.16 line may not battle after two
    fLN4               | bLN4               | melee card:force-march moved:2      | no | N16.16
    fLN4+              | bLN4               | melee card:force-march moved:2      |  5 | N16.16 with a leader
    fLN4+              | bLN4               | fire card:force-march moved:2       |  2 | N16.16, N16.23
    fMI4               | bLN4               | melee card:force-march moved:2      | no | N16.16
    fMI4+              | bLN4               | melee card:force-march moved:2      |  4 | N16.16
    fLT4               | bLN4               | fire card:force-march moved:2       |  3 | N16.23 2+1
    fLT4               | bLN4               | melee card:force-march moved:2      |  4 | N16.16
    fGR4               | bLN4               | fire card:force-march moved:2       |  3 | N16.23 2+1
    fGR4               | bLN4               | melee card:force-march moved:2      |  5 | N16.16
    fYG3               | bLN4               | fire card:force-march moved:2       |  3 | N16.23 2+1
    fOG4               | bLN4               | melee card:force-march moved:2      |  6 | N16.16
    fOG4               | bLN4               | fire card:force-march moved:2       |  3 | N16.23
    bLN4               | fLN4               | fire card:force-march               |  5 | N16.16 no die, N6.9
    bLN4               | fLN4               | fire card:force-march moved:2       | no | N16.16
    bLN4+              | fLN4               | fire card:force-march moved:2       |  2 | N16.23
    bRL3               | fLN4               | fire 3 card:force-march moved:2     |  3 | N16.23 2+1
    bGR4               | fLN4               | fire card:force-march moved:2       |  3 | N16.23
    bGG5               | fLN4               | fire card:force-march moved:2       |  4 | N16.23 3+1
    pLT3               | fLN4               | fire 3 card:force-march moved:2     |  2 | N16.23 1+1
    pLN4               | fLN4               | melee card:force-march moved:2      | no | N16.16
    fLT4/forest        | bLN4               | fire card:force-march moved:2       |  3 | N14.3
    fGR4/forest        | bLN4               | melee card:force-march moved:2      | no | N5.20, N14.3
    fLN4+/forest       | bLN4               | melee card:force-march moved:2      | no | N14.3
    fLT4/town          | bLN4               | fire card:force-march moved:2       | no | N14.13
    fLN4               | bLN4               | melee card:cold-steel               |  6 | N16.17 4+1+1
    fLC4               | bLN4               | melee card:cold-steel               |  5 | N16.17
    fGHC4              | bLN4               | melee card:cold-steel               |  6 | N16.17 one die for the guard too
    fFA3               | bLN4               | melee card:cold-steel               |  5 | N16.17 4+1
    fHA1               | bLN4               | melee card:cold-steel               |  3 | N16.17 2+1
    fGFA3              | bLN4               | melee card:cold-steel               |  6 | N16.17 4+1+1
    bLN4               | fLN4               | melee card:cold-steel               |  5 | N16.17
    fLC4               | bLN4               | melee card:cold-steel bonus         |  4 | N16.17 without the die
    fGHC4              | bLN4               | melee card:cold-steel bonus         |  5 | N16.17
    fLC4               | bLN4/town          | melee card:cold-steel               |  2 | N14.16 takes only the charge die: 4+1-3
    fLN4               | bLN4               | fire card:cold-steel                | no | N16.17
    fFA3               | bLN4               | fire 3 card:cold-steel              | no | N16.17
    fLN4               | bLN4               | melee card:cold-steel moved:1       | no | N16.17
    fLN4+              | bLN4               | melee card:leadership               |  6 | N16.18 4+1+1
    fLN4+              | bLN4               | melee card:leadership in:w          |  5 | N6.14 4+1+1-1
    fLN4+              | bLN4               | fire card:leadership moved:1        |  3 | N16.18 2+1
    bLN4+              | fLN4               | fire card:leadership                |  6 | N16.18 4+1+1
    fFA3+              | bLN4               | fire 3 card:leadership              |  3 | N16.18 2+1
    fFA1+              | bLN4               | fire 5 card:leadership              | no | N6.13
    fLC4+              | bLN4               | melee card:leadership               |  5 | N16.18
    fLC4+              | bLN4               | melee card:leadership bonus         |  5 | N16.26
    fGHC4+             | bLN4/town          | melee card:leadership               |  3 | N6.14 4+1+1-3
    fLT4+              | bLN4               | fire card:leadership moved:2        | no | N6.10
    fLC4               | bLN4               | melee card:grande-manoeuvre moved:2 | no | N16.19
    fLT4               | bLN4               | fire card:grande-manoeuvre moved:2  | no | N16.19
    fLC4               | bLN4               | melee bonus                         |  4 | N12.7
    fHC4               | bLN4/hill          | melee bonus                         |  4 | N12.7 5-1
    fLC4/forest        | bLN4               | melee bonus moved:1                 | no | N12.8
    fLC4/town          | bLN4               | melee bonus moved:1                 | no | N12.8
    fLC4/fordableRiver | bLN4               | melee bonus moved:1                 |  3 | N12.8 4-1
    fLC4/sandQuarry    | bLN4               | melee bonus moved:1                 |  2 | N12.8 4-2
  `,
  'battle back and First Strike': `
    fLN4               | bLN4               | back                       | 5 | N8.5 battle back too
    fLN2               | bLN4               | back                       | 3 | N8.5 2+1
    fLN4               | bLC3               | back                       | 4 | N8.5
    fLN4               | bLN4               | strike                     | 5 | N8.5
    fLN4               | bHC3               | strike                     | 4 | N8.5
    fOG4               | bLN4               | back                       | 6 | N8.13 class dice
    fYG3               | bLN4               | strike                     | 4 | N16.14 class dice
    fMI4               | bLN4               | back                       | 4 | N8.13
    bLN4               | fLN4               | back                       | 4 | N8.13
    bGG5               | fLN4               | back                       | 6 | N8.13
    bRL3               | fLN4               | strike                     | 3 | N16.14
    bGR3               | fLN4               | strike                     | 4 | N16.14
    pLN3               | fLN4               | back                       | 3 | N8.13
    pLT3               | fLN4               | back                       | 3 | N8.13
    pHC3               | fLN4               | strike                     | 4 | N16.14 3+1
    fLC4               | bLN4               | back                       | 4 | N8.13
    fHC4               | bLN4               | back                       | 5 | N8.13 4+1
    fCU2               | bLC3               | strike                     | 3 | N16.14 2+1
    bGHC3              | fLN4               | back                       | 4 | N8.13
    fFA3               | bLN4               | back                       | 4 | N8.7
    fFA1               | bLN4               | back                       | 3 | N8.7
    fGFA3              | bLN4               | back                       | 5 | N8.7
    fHA3               | bLN4               | back                       | 3 | N8.8
    fHA1               | bLN4               | strike                     | 2 | N8.8
    fFA3               | bLN4               | back moved:1               | 4 | N8.16 guns that moved
    fHA3               | bLN4               | back moved:2               | 3 | N8.16
    fHA1               | bLN4               | back moved:1               | 2 | N8.16
    fLT4               | bLN4               | back moved:2               | 4 | N8.16
    fLN4/forest        | bLN4               | back moved:1               | 5 | N8.16
    fLN4/town          | bLN4               | back moved:1               | 5 | N8.16
    fLC4/forest        | bLN4               | back moved:1               | 2 | N8.16, N14.5 4-2
    fLN4               | bLN4               | back card:elan             | 5 | N16.22
    fLC4               | bLN4               | back card:cavalry-charge   | 4 | N16.22
    fLC4               | bLN4               | strike card:cold-steel     | 4 | N16.22
    bGG5               | fLN4               | strike card:bayonet-charge | 6 | N16.22
    fFA3               | bLN4               | back card:bombard          | 4 | N16.22
    fLN4+              | bLN4               | back card:leadership       | 5 | N16.22
    bLN4               | fLN4               | back card:fire-and-hold    | 4 | N16.22, and N16.11 forbids no battle back
    fLN4               | bLN4/hill          | back                       | 4 | N8.13 up the hill -1
    fLN4/hill          | bLN4/hill          | back                       | 5 | N14.10
    fLC4/hill          | bLN4               | back                       | 3 | N14.9
    fLC4/hill          | bLN4/hill          | strike                     | 4 | N14.10
    fLN4/town          | bLN4/forest        | back                       | 4 | N14.4 5-1
    fLC4/town          | bLN4               | back                       | 1 | N14.15 4-3
    fFA3/forest        | bLN4               | back                       | 3 | N14.5
    fFA3/town          | bLN4/town          | strike                     | 2 | N14.29 -1-1
    fLN4/fordableRiver | bLN4               | back                       | 4 | N14.20 -1
    fLN4               | bLN4/fordableRiver | back                       | 4 | N14.20 -1
    fLC4/fordableRiver | bLN4/fordableRiver | strike                     | 2 | N14.20 -1-1
    fLN4/sandQuarry    | bLN4               | back                       | 4 | N14.23
    fLN4               | bLN4/sandQuarry    | strike                     | 4 | N14.23
    fLC4/sandQuarry    | bLN4               | back                       | 2 | N14.23
    fLN4               | bLN4               | back in:w                  | 4 | N14.25 the attacker stands behind works
    fLN4               | bLN4               | back out:e                 | 5 | N14.28
    fLC4               | bLN4               | back out:e                 | 2 | N14.28
    fLC4               | bLN4               | strike out:w               | 4 | N14.28
    fLC4               | bLN4/hill          | strike in:w                | 2 | N14.27
  `,
  squares: `
    bLN4#              | fLC4               | melee                       |  1 | N13.12
    bGG5#              | fLN4               | melee                       |  1 | N13.12 whatever its class
    fLN4#              | bLN4               | melee                       |  1 | N13.12 nor N8.5
    fOG4#              | bLN4               | melee card:elan             |  1 | N13.12 whatever its card
    fYG4#              | bLN4               | melee card:bayonet-charge   |  1 | N13.12
    bLN4#              | fLN4               | melee card:cold-steel       |  1 | N13.12
    bLN4+#             | fLC4               | melee card:leadership       |  1 | N13.12
    bLN1#              | fLC4               | melee                       |  1 | N13.12
    bLN4#              | fLC4/hill          | melee                       | no | N13.12 1-1
    bLN4#              | fLN4/forest        | melee                       | no | N13.12 1-1
    bLN4#              | fLC4               | melee in:w                  | no | N13.12 1-1
    bLN4/hill#         | fLC4/hill          | melee                       |  1 | N14.10
    bLN4/hill#         | fLC4               | melee                       |  1 | N14.9
    bLN4/forest#       | fLC4               | melee                       |  1 | N14.5
    bLN4/sandQuarry#   | fLC4               | melee                       | no | N14.23 1-1
    bLN4/bridge#       | fLC4               | melee                       |  1 | N14.21
    bLN4#              | fLN4               | melee card:elan in:w        | no | N13.12 the card does not make up for the ground
    bLN4#              | fLN4               | fire                        |  1 | N13.12
    bRL3#              | fLN4               | fire 3                      |  1 | N13.12, N6.5
    fLT4#              | bLN4               | fire card:elan              |  1 | N13.12
    bLN4#              | fLN4               | fire card:fire-and-hold     |  1 | N13.12
    bLN4#              | fLN4/forest        | fire                        | no | N13.12 1-1, N6.15
    bLN4#              | fLN4/hill          | fire                        | no | N6.15
    bLN4/hill#         | fLN4/hill          | fire                        | no | N14.10, N6.15
    bLN4/sandQuarry#   | fLN4               | fire                        | no | N14.23, N6.15
    bLN4#              | fLN4/fordableRiver | fire                        |  1 | N14.20
    bLN4#              | fLN4               | fire fLC4@D5                | no | N6.4
    bLN4#              | fLN4               | back                        |  1 | N13.17
    bGG5#              | fFA3               | back                        |  1 | N13.17
    fOG4#              | bLN4               | strike                      |  1 | N13.12
    fLC4               | bLN4#              | melee                       |  1 | N13.13
    fLC1               | bLN4#              | melee                       |  1 | N13.13
    fHC4               | bLN4#              | melee                       |  1 | N13.13
    fCU4               | bLN1#              | melee                       |  1 | N13.13
    fHC4               | bLN4#              | melee card:cavalry-charge   |  1 | N16.6
    fGHC4              | bLN4#              | melee card:cavalry-charge   |  1 | N16.6
    fGHC4              | bLN4#              | melee card:elan             |  1 | N13.13
    fLC4+              | bLN4#              | melee card:leadership bonus |  1 | N13.13
    fLC4               | bLN4#              | melee card:cold-steel       |  1 | N13.13
    fLC4               | bLN4/hill#         | melee                       | no | N13.13 1-1
    fGHC4              | bLN4/hill#         | melee card:cavalry-charge   | no | N13.13 1-1
    fLC4               | bLN4/forest#       | melee                       | no | N13.13 1-2
    fLC4               | bLN4/sandQuarry#   | melee                       | no | N13.13 1-2
    fLC4               | bLN4/bridge#       | melee                       |  1 | N14.21
    fLC4/hill          | bLN4#              | melee                       | no | N14.9 1-1
    fLC4/hill          | bLN4/hill#         | melee                       |  1 | N14.10
    fLC4/forest        | bLN4#              | melee                       | no | N14.5
    fLC4/fordableRiver | bLN4#              | melee                       | no | N14.20
    fLC4               | bLN4#              | melee out:e                 | no | N14.28
    fLC4               | bLN4#              | back                        |  1 | N13.13
    fLC4               | bLN4#              | back card:cavalry-charge    |  1 | N13.13, N16.22
    fGHC4              | bLN4#              | back                        |  1 | N13.13
    fHC4               | bLN4#              | strike                      |  1 | N13.18
    fHC4/hill          | bLN4#              | strike                      |  0 | N13.18, N14.9
    fLN4               | bLN4#              | melee                       |  5 | N13.17 as any other unit, N8.5
    fLT4               | bLN4#              | melee                       |  4 | N13.17
    fOG4               | bLN4/forest#       | melee                       |  5 | N13.17 6-1
    fFA3               | bLN4#              | melee                       |  4 | N13.17
    fHA3               | bLN4#              | melee                       |  3 | N13.17
    fLT4               | bLN4#              | fire                        |  5 | N13.17
    fFA3               | bLN4#              | fire 3                      |  2 | N13.17
    fGFA3              | bLN4#              | fire 2 card:bombard         |  6 | N13.17, N16.4
    fLN4#              | bLN4#              | melee                       |  1 | N13.12
    fLN4               | bLN4#              | back                        |  5 | N13.17
  `,
  'combined arms': `
    fLN4               | bLN4            | melee with:fFA3@F5                           |  9 | N20.4 5 and 4, distance one is melee
    fLN4               | bLN4            | melee with:fFA3@G5                           |  8 | N20.4 5 and 3
    fLN4               | bLN4            | melee with:fFA3@H5                           |  7 | N20.4 5 and 2
    fLN4               | bLN4            | melee with:fFA3@I5                           |  6 | N20.4 5 and 1
    fLN4               | bLN4            | melee with:fFA3@I3                           |  6 | N20.4 5 and 1
    fLN4               | bLN4            | melee with:fFA3@I2                           | no | N20.2 six hexes
    fLN4               | bLN4            | melee with:fFA1@G5                           |  7 | N20.4 5 and 2
    fLN4               | bLN4            | melee with:fFA1@I3                           | no | N20.2 no die at five
    fLN4               | bLN4            | melee with:fFA1@F5                           |  8 | N20.4 5 and 3
    fLN4               | bLN4            | melee with:fGFA3@F5                          | 10 | N20.4 5 and 4+1
    fLN4               | bLN4            | melee with:fGFA3@G5                          |  8 | N20.4 the guard's die only at one
    fLN4               | bLN4            | melee with:fHA3@F5                           |  8 | N20.4 5 and 3
    fLN4               | bLN4            | melee with:fHA3@G5                           |  7 | N20.4 5 and 2
    fLN4               | bLN4            | melee with:fHA3@I5                           |  6 | N20.4 5 and 1
    fLN4               | bLN4            | melee with:fHA3@I3                           | no | N20.2 out of range
    fLN4               | bLN4            | melee with:fHA1@I5                           | no | N20.2 no die at four
    fLN4               | bLN4            | melee with:fHA1@F5                           |  7 | N20.4 5 and 2
    fLN4               | bLN4            | melee with:fFA3@G5 with:fHA3@G6              | 10 | N20.1 5, 3 and 2
    fLN4               | bLN4            | melee with:fFA3@G5 with:fHA3@G6 with:fFA3@F6 | 14 | N20.1 5, 3, 2 and 4
    fLN4               | bLN4            | melee with:fFA3@F5 with:fFA3@G5              | no | N20.2 the second does not see past the first
    fLT4               | bLN4            | melee with:fFA3@G5                           |  7 | N20.1 4 and 3
    fMI4               | bLN4            | melee with:fFA3@G5                           |  7 | N20.1 4 and 3
    fLC4               | bLN4            | melee with:fHA3@H5                           |  5 | N20.1 4 and 1
    fHC4               | bLN4            | melee with:fHA3@H5 with:fFA3@F6              | 10 | N20.1 5, 1 and 4
    fLN4               | bLC3            | melee with:fFA3@G5                           |  7 | N20.1 4 and 3
    fLN4               | b+              | melee with:fFA3@G5                           |  7 | N8.18 4 and 3
    bLN4               | fLN4            | melee with:bFA3@G5                           |  7 | N20.1 4 and 3
    bLN4               | fLN4            | melee with:pFA3@G5                           |  7 | N20.1 any ordered guns of the army
    bRL3               | fLN4            | melee with:bHA3@G5                           |  5 | N20.1 3 and 2
    pLN4               | fLN4            | melee with:bFA3@G5 with:pFA1@F6              | 10 | N20.1 4, 3 and 3
    fLN4               | bLN4            | melee with:fFA3@G5 fLT4@F5                   | no | N20.2 no sight
    fLN4               | bLN4            | melee with:fFA3/hill@G5 fLT4@F5              | no | N20.5 not over an own piece
    fLN4               | bLN4            | melee with:fFA3/hill@G5 f+@F5                | no | N20.5
    fLN4               | bLN4            | melee with:fFA3/hill@G5                      |  8 | N20.5 5 and 3
    fLN4               | bLN4            | melee with:fFA3@G5 forest@F5                 | no | N20.2 no sight
    fLN4               | bLN4            | melee with:fFA3@G5 bLN4@H5                   | no | N20.3 it touches another enemy
    fLN4               | bLN4            | melee with:fFA3@G5 b+@H5                     |  8 | N20.3 a lone leader is no unit
    fLN4               | bLN4            | melee with:fFA3@F5 bLN4@F4                   |  9 | N20.3 it touches the target too
    fLN4               | bLN4/town       | melee with:fFA3@G5                           |  5 | N20.4 5-2 and 3-1
    fLN4               | bLN4/forest     | melee with:fFA3@G5                           |  6 | N20.4 5-1 and 3-1
    fLN4               | bLN4/forest     | melee with:fHA3@H5                           |  4 | N20.4 5-1 and 1-1
    fLN4               | bLN4/hill       | melee with:fFA3@G5                           |  7 | N20.4 5-1 and 3
    fLN4               | bLN4/hill       | melee with:fFA3/hill@G5                      |  7 | N20.4 5-1 and 3
    fLN4               | bLN4/sandQuarry | melee with:fFA3@G5                           |  6 | N20.4 5-1 and 3-1
    fLN4               | bLN4            | melee in:w with:fFA3@G5                      |  7 | N20.4 5-1 and 3
    fLC4               | bLN4            | melee in:w with:fHA3@H5                      |  3 | N20.4 4-2 and 1
    fLN4               | bLN4            | melee with:fFA3/forest@G5                    |  7 | N20.4 5 and 3-1
    fLN4               | bLN4            | melee with:fFA3/town@G5                      |  7 | N20.4 5 and 3-1
    fLN4               | bLN4            | melee with:fFA3/fordableRiver@G5             |  7 | N20.4 5 and 3-1
    fLN4/fordableRiver | bLN4            | melee with:fFA3@G5                           |  7 | N20.4 5-1 and 3
    fLN4               | bLN4/forest     | melee with:fFA3/forest@G5                    |  5 | N20.4 5-1 and 3-2
    bLN1               | fLN4/town       | melee with:bFA3@G5                           |  2 | N20.7 nothing and 3-1
    fLC1/forest        | bLN4            | melee with:fFA3@G5                           |  3 | N20.7 nothing and 3
    fLC4/town          | bLN4/town       | melee with:fFA3@G5                           |  2 | N20.7 nothing, not less, and 3-1
    fLN4               | bLN4            | melee card:elan with:fFA3@G5                 | 10 | N20.4 5+1 and 3+1
    fLN4               | bLN4            | melee card:elan with:fHA1@I5                 | no | N6.13, N20.2
    fLN4               | bLN4            | melee card:elan with:fHA3@I3                 | no | N20.2
    fLC4               | bLN4            | melee card:elan with:fHA3@G5 with:fFA3@H5    | 11 | N20.4 4+1, 2+1 and 2+1
    fLN4               | bLN4            | melee card:cold-steel with:fFA3@F5           | 11 | N20.4 5+1 and 4+1
    fLN4+              | bLN4            | melee card:leadership with:fFA3+@G5          | 10 | N20.4 5+1 and 3+1
    fHC4               | bLN4            | melee card:cavalry-charge with:fHA3@H5       |  7 | N16.5 4+1+1 and 1
    fGHC4              | bLN4/town       | melee card:cavalry-charge with:fHA3@G5       |  3 | N14.16 4+1-3 and 2-1
    fLC4               | bLN4            | melee card:cavalry-charge bonus with:fHA3@H5 |  6 | N12.11 4+1 and 1
    fLC4               | bLN4            | melee bonus with:fFA3@G5                     |  7 | N12.11 4 and 3
    fLC4               | bLN4#           | melee with:fHA3@H5                           |  2 | N20.9 1 and 1
    fHC4               | bLN4#           | melee card:cavalry-charge with:fHA3@G5       |  3 | N13.13 1 and 2
    fLC4               | bLN4#           | melee card:elan with:fFA3@G5                 |  5 | N13.13 1 and 3+1
    fLC4               | bLN4/hill#      | melee with:fFA3@G5                           |  3 | N13.13 nothing and 3
    fLN4               | bLN4#           | melee with:fFA3@G5                           |  8 | N13.17 5 and 3
    bLN4#              | fLC4            | melee with:bFA3@G5                           |  4 | N13.12 1 and 3
    bLN4#              | fLN4            | melee with:bFA3@F5                           |  5 | N13.12 1 and 4
    bGG5#              | fLN4            | melee card:elan with:bFA3@G5                 |  5 | N13.12 1 and 3+1
    bLN4#              | fLN4/forest     | melee with:bFA3@G5                           |  2 | N20.7 nothing and 3-1
    bLN4#              | fLC4            | melee with:bFA3@G5 with:bHA3@G6              |  6 | N13.12 1, 3 and 2
  `,
  'option edition: first': `
    bLN4#               | fLC4                | melee first-edition              |  1 | N19.3
    bLN4#               | fLN4                | fire card:elan first-edition     |  1 | N19.3
    fLC4                | bLN4#               | melee with:fHA3@H5 first-edition |  2 | N13.13 cavalry against it may be joined
    fLC4                | bLN4#               | melee first-edition              |  1 | N13.13
    fLN4                | bLN4#               | melee with:fFA3@G5 first-edition |  8 | N13.17
    fLC4                | bLN4/town#          | melee first-edition              | no | N19.2, N14.14 1-3
    fLT4                | bLN4/town#          | melee first-edition              |  2 | N19.2, N14.14 4-2
    fFA3                | bLN4/town#          | fire 3 first-edition             |  1 | N19.2, N14.14 2-1
    bLN4/town#          | fLC4                | melee first-edition              |  1 | N19.2, N14.15
    bLN4/town#          | fLN4                | fire first-edition               |  1 | N19.2, N14.15
    fLC4                | bLN4/fordableRiver# | melee first-edition              | no | N19.2, N14.20 1-1
    bLN4/fordableRiver# | fLC4                | melee first-edition              | no | N19.2, N14.20 1-1
    bLN4/fordableRiver# | fLN4                | fire first-edition               | no | N19.2, N14.20, N6.15
    fLT4                | bLN4/fordableRiver# | fire first-edition               |  5 | N14.20
    fLC4                | bLN4#               | melee in:w first-edition         | no | N19.2, N14.25 1-2
    fLN4                | bLN4#               | melee in:w first-edition         |  4 | N14.25 5-1
    bLN4#               | fLC4                | melee out:e first-edition        |  1 | N14.28
    fLN4                | bLN4                | melee with:fFA3@G5 first-edition |  8 | N20.1 nothing else is changed
    fGR4                | bLC3                | fire first-edition               |  5 | N6.8
    fLT4/hill           | bLN4/hill           | fire first-edition               |  4 | N14.10
  `,
  'option nationalCards': `
    fGR4 | bLC3      | fire national-cards                          |  4 | N19.6
    fGR3 | bLC3      | fire national-cards                          |  3 | N19.6
    fGR4 | bLC3      | fire moved:1 national-cards                  |  2 | N19.6
    fGR3 | bLC3      | fire moved:1 national-cards                  |  2 | N19.6, N6.7 up
    fGR4 | bLN4      | melee national-cards                         |  5 | N8.4 melee keeps its die
    fGR4 | bLC3      | fire card:elan national-cards                |  5 | N19.6 4+1
    fGR4 | bLC3/town | fire national-cards                          |  2 | N19.6 4-2
    fGR4 | bLC3      | fire card:force-march moved:2 national-cards |  2 | N19.6
    fMI4 | bLC3      | fire national-cards                          |  4 | N19.6
    fMI4 | bLC3      | fire moved:1 national-cards                  |  2 | N19.6
    fMI3 | bLC3      | fire moved:1 national-cards                  |  1 | N19.6 down
    fMI2 | bLC3      | fire moved:1 national-cards                  |  1 | N19.6
    fMI1 | bLC3      | fire moved:1 national-cards                  | no | N19.6, N6.15
    fMI3 | bLN4      | melee moved:1 national-cards                 |  3 | N8.4
    bGR4 | fLC4      | fire national-cards                          |  5 | N19.6 is of the French
    bGR3 | fLC4      | fire moved:1 national-cards                  |  3 | N6.8
    bRL3 | fLC4      | fire moved:1 national-cards                  |  3 | N6.8
    fOG4 | bLC3      | fire national-cards                          |  5 | N6.8
    fYG4 | bLC3      | fire moved:1 national-cards                  |  3 | N6.8
    fLT3 | bLC3      | fire moved:1 national-cards                  |  3 | N6.8
    fLN3 | bLC3      | fire moved:1 national-cards                  |  2 | N6.7
    pMI3 | fLC4      | fire moved:1 national-cards                  |  1 | N17.4
    pLN3 | fLC4      | fire moved:1 national-cards                  |  1 | N6.7
  `,
};
