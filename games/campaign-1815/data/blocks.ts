export const ARMIES = ['french', 'anglo', 'prussian'] as const;
export type Army = (typeof ARMIES)[number];

export const ARMS = ['leader', 'infantry', 'cavalry', 'foot', 'horse'] as const;
/** `foot` and `horse` are the two kinds of artillery. */
export type Arm = (typeof ARMS)[number];

/** How sure we are of a figure: the published roster gives totals and the French list, the rest is fitted to them. */
type Certainty = 'high' | 'medium' | 'low' | 'unknown';

export interface Block {
  readonly id: string;
  readonly army: Army;
  /** Empty for a leader. */
  readonly corps: string;
  readonly arm: Arm;
  readonly steps: number;
  readonly firepower: number;
  readonly label: string;
  readonly sure: { readonly steps: Certainty; readonly firepower: Certainty };
}

const block = (
  id: string,
  army: Army,
  corps: string,
  arm: Arm,
  steps: number,
  firepower: number,
  label: string,
  sureSteps: Certainty,
  sureFirepower: Certainty,
): Block => ({
  id,
  army,
  corps,
  arm,
  steps,
  firepower,
  label,
  sure: { steps: sureSteps, firepower: sureFirepower },
});

/** A block's number everywhere else is its place in this list: French 0–23, Anglo-Dutch 24–39, Prussian 40–57. */
export const BLOCKS: readonly Block[] = [
  block('F01', 'french', '', 'leader', 1, 1, 'Napoleon', 'high', 'unknown'),
  block('F02', 'french', 'Guard', 'infantry', 4, 3, 'Guard infantry', 'high', 'low'),
  block('F03', 'french', 'Guard', 'cavalry', 3, 3, 'Guard cavalry', 'high', 'medium'),
  block('F04', 'french', 'Guard', 'foot', 3, 2, 'Guard artillery A', 'high', 'low'),
  block('F05', 'french', 'Guard', 'foot', 3, 2, 'Guard artillery B', 'high', 'low'),
  block('F06', 'french', 'I', 'infantry', 3, 2, 'I infantry A', 'medium', 'medium'),
  block('F07', 'french', 'I', 'infantry', 3, 2, 'I infantry B', 'medium', 'medium'),
  block('F08', 'french', 'I', 'foot', 3, 1, 'I artillery', 'medium', 'medium'),
  block('F09', 'french', 'II', 'infantry', 4, 2, 'II infantry A', 'medium', 'medium'),
  block('F10', 'french', 'II', 'infantry', 3, 2, 'II infantry B', 'medium', 'medium'),
  block('F11', 'french', 'II', 'foot', 3, 1, 'II artillery', 'medium', 'medium'),
  block('F12', 'french', 'III', 'infantry', 3, 2, 'III infantry A', 'medium', 'medium'),
  block('F13', 'french', 'III', 'infantry', 2, 2, 'III infantry B', 'medium', 'medium'),
  block('F14', 'french', 'III', 'foot', 3, 1, 'III artillery', 'low', 'medium'),
  block('F15', 'french', 'IV', 'infantry', 4, 2, 'IV infantry', 'medium', 'medium'),
  block('F16', 'french', 'IV', 'foot', 2, 1, 'IV artillery', 'medium', 'medium'),
  block('F17', 'french', 'VI', 'infantry', 3, 2, 'VI infantry', 'medium', 'medium'),
  block('F18', 'french', 'VI', 'foot', 2, 1, 'VI artillery', 'medium', 'medium'),
  block('F19', 'french', '1CC', 'cavalry', 2, 2, '1CC Pajol (light)', 'medium', 'medium'),
  block('F20', 'french', '2CC', 'cavalry', 3, 2, '2CC Exelmans (dragoons)', 'medium', 'medium'),
  block('F21', 'french', '3CC', 'cavalry', 3, 3, '3CC Kellermann (heavy)', 'medium', 'medium'),
  block('F22', 'french', '4CC', 'cavalry', 2, 3, '4CC Milhaud (cuirassiers)', 'medium', 'medium'),
  block('F23', 'french', 'CR', 'horse', 2, 1, 'Horse artillery A', 'high', 'medium'),
  block('F24', 'french', 'CR', 'horse', 2, 1, 'Horse artillery B', 'high', 'medium'),
  block('A01', 'anglo', '', 'leader', 1, 1, 'Wellington', 'medium', 'unknown'),
  block('A02', 'anglo', 'I', 'infantry', 4, 2, 'I British infantry', 'low', 'medium'),
  block('A03', 'anglo', 'I', 'infantry', 4, 1, 'I Netherlands infantry', 'low', 'medium'),
  block('A04', 'anglo', 'I', 'foot', 3, 1, 'I artillery', 'low', 'medium'),
  block('A05', 'anglo', 'II', 'infantry', 4, 2, 'II British infantry', 'low', 'medium'),
  block('A06', 'anglo', 'II', 'infantry', 3, 1, 'II Netherlands infantry', 'low', 'medium'),
  block('A07', 'anglo', 'II', 'foot', 3, 1, 'II artillery', 'low', 'medium'),
  block('A08', 'anglo', 'R', 'infantry', 4, 2, 'R British infantry', 'low', 'medium'),
  block('A09', 'anglo', 'R', 'infantry', 3, 1, 'R British infantry (Hanover)', 'low', 'low'),
  block('A10', 'anglo', 'R', 'infantry', 3, 1, 'R Brunswick infantry (with Nassau)', 'low', 'medium'),
  block('A11', 'anglo', 'R', 'foot', 3, 1, 'R artillery', 'low', 'medium'),
  block('A12', 'anglo', 'C', 'cavalry', 3, 3, 'British heavy cavalry', 'low', 'medium'),
  block('A13', 'anglo', 'C', 'cavalry', 4, 2, 'British light cavalry', 'low', 'medium'),
  block('A14', 'anglo', 'C', 'cavalry', 3, 2, 'Netherlands cavalry', 'low', 'low'),
  block('A15', 'anglo', 'C', 'horse', 2, 1, 'British horse artillery A', 'low', 'medium'),
  block('A16', 'anglo', 'C', 'horse', 2, 1, 'British horse artillery B', 'low', 'medium'),
  block('P01', 'prussian', '', 'leader', 1, 1, 'Blücher', 'medium', 'unknown'),
  block('P02', 'prussian', 'I', 'infantry', 4, 2, 'I infantry A', 'medium', 'low'),
  block('P03', 'prussian', 'I', 'infantry', 4, 1, 'I infantry B (Landwehr)', 'medium', 'low'),
  block('P04', 'prussian', 'I', 'cavalry', 2, 2, 'I cavalry', 'medium', 'low'),
  block('P05', 'prussian', 'I', 'foot', 4, 1, 'I artillery', 'medium', 'medium'),
  block('P06', 'prussian', 'I', 'horse', 2, 1, 'I horse artillery', 'low', 'medium'),
  block('P07', 'prussian', 'II', 'infantry', 4, 2, 'II infantry A', 'medium', 'low'),
  block('P08', 'prussian', 'II', 'infantry', 4, 1, 'II infantry B (Landwehr)', 'medium', 'low'),
  block('P09', 'prussian', 'II', 'cavalry', 3, 2, 'II cavalry', 'medium', 'low'),
  block('P10', 'prussian', 'II', 'foot', 4, 1, 'II artillery', 'medium', 'medium'),
  block('P11', 'prussian', 'III', 'infantry', 4, 2, 'III infantry A', 'medium', 'low'),
  block('P12', 'prussian', 'III', 'infantry', 3, 1, 'III infantry B (Landwehr)', 'medium', 'low'),
  block('P13', 'prussian', 'III', 'cavalry', 2, 2, 'III cavalry', 'medium', 'low'),
  block('P14', 'prussian', 'III', 'foot', 3, 1, 'III artillery', 'medium', 'medium'),
  block('P15', 'prussian', 'IV', 'infantry', 4, 2, 'IV infantry A', 'medium', 'low'),
  block('P16', 'prussian', 'IV', 'infantry', 4, 1, 'IV infantry B (Landwehr)', 'medium', 'low'),
  block('P17', 'prussian', 'IV', 'cavalry', 2, 2, 'IV cavalry', 'medium', 'low'),
  block('P18', 'prussian', 'IV', 'foot', 4, 1, 'IV artillery', 'medium', 'medium'),
];
