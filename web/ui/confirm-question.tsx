/** "¿Eliminar «Feria de quesos»?"; `bdi` isolates the writing direction of the name. */
export function ConfirmQuestion({ verb, name }: { verb: string; name: string }) {
  return (
    <>
      ¿{verb} «<bdi>{name}</bdi>»?
    </>
  );
}
