import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly sign: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A quiet button that is a sign; its name is heard, and seen when one points at it. */
export const IconButton = ({ sign, label, disabled = false, onPress }: Props): ReactNode => (
  <button
    type="button"
    className="button quiet"
    onClick={onPress}
    disabled={disabled}
    aria-label={label}
    title={label}
  >
    <Icon name={sign} />
  </button>
);
