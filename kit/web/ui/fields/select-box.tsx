// The box before a row of a list by which it is chosen among others.

type SelectBoxProps = {
  /** What is chosen: the row's name stands beside it, and is not read out with it. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
};

export function SelectBox({ label, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={label}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-5 accent-seal"
      />
    </label>
  );
}
