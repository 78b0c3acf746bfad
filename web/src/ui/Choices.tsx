import { LANGUAGES } from '@bicorne/boardkit/contract.ts';
import { useId, type ReactNode } from 'react';
import {
  LOOKS,
  MOTIONS,
  PACES,
  PALETTES,
  prefer,
  TEXT_SIZES,
  usePreferences,
  VOLUMES,
  type Look,
} from '../preferences.ts';
import { CAN_BUZZ } from '../sounds/haptics.ts';
import type { ShellWords } from '../words/words.ts';

const NAMES = { en: 'English', uk: 'Українська', ru: 'Русский' } as const;

/** All that can be chosen in the settings. */
export function Choices({ shell }: { readonly shell: ShellWords }): ReactNode {
  const now = usePreferences();
  const { settings } = shell.play;
  const looks: Readonly<Record<Look, string>> = shell.settings;
  return (
    <>
      <Pick
        label={shell.settings.language}
        of={LANGUAGES}
        chosen={now.language}
        names={NAMES}
        onPick={(language) => prefer({ language })}
      />
      <Pick
        label={shell.settings.look}
        of={LOOKS}
        chosen={now.look}
        names={looks}
        onPick={(look) => prefer({ look })}
      />
      <Pick
        label={settings.palette}
        of={PALETTES}
        chosen={now.palette}
        names={settings.palettes}
        onPick={(palette) => prefer({ palette })}
      />
      <Pick
        label={settings.text}
        of={TEXT_SIZES}
        chosen={now.text}
        names={settings.texts}
        onPick={(text) => prefer({ text })}
      />
      <Pick
        label={settings.motion}
        of={MOTIONS}
        chosen={now.motion}
        names={settings.motions}
        onPick={(motion) => prefer({ motion })}
      />
      <Pick
        label={settings.pace}
        of={PACES}
        chosen={now.pace}
        names={settings.paces}
        onPick={(pace) => prefer({ pace })}
      />
      <fieldset className="settings-switches">
        <legend>{settings.play}</legend>
        <Switch label={settings.confirm} on={now.confirm} onChange={(confirm) => prefer({ confirm })} />
        <Switch label={settings.hints} on={now.hints} onChange={(hints) => prefer({ hints })} />
        <Switch
          label={settings.coordinates}
          on={now.coordinates}
          onChange={(coordinates) => prefer({ coordinates })}
        />
        <Switch label={settings.follow} on={now.follow} onChange={(follow) => prefer({ follow })} />
        <Switch label={shell.hand.letters} on={now.letters} onChange={(letters) => prefer({ letters })} />
        {CAN_BUZZ && (
          <Switch label={shell.hand.haptics} on={now.haptics} onChange={(haptics) => prefer({ haptics })} />
        )}
        <Switch label={settings.sounds} on={now.sounds} onChange={(sounds) => prefer({ sounds })} />
      </fieldset>
      {now.sounds && (
        <Pick
          label={shell.hand.volume}
          of={VOLUMES}
          chosen={now.volume}
          names={shell.hand.volumes}
          onPick={(volume) => prefer({ volume })}
        />
      )}
    </>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly names: Readonly<Record<T, string>>;
  readonly onPick: (one: T) => void;
}

function Pick<T extends string>({ label, of, chosen, names, onPick }: PickProps<T>): ReactNode {
  const group = useId();
  return (
    <fieldset className="settings-pick">
      <legend>{label}</legend>
      {of.map((one) => (
        <label key={one}>
          <input type="radio" name={group} checked={one === chosen} onChange={() => onPick(one)} />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Switch = ({ label, on, onChange }: SwitchProps): ReactNode => (
  <label className="choice">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
);
