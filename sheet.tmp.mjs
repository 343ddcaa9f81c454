import sharp from 'sharp';
const sets = process.argv.slice(2);
for (const name of sets) {
  const a = await sharp(`/tmp/shots/${name}.360.png`).resize({width:360}).toBuffer({resolveWithObject:true});
  const b = await sharp(`/tmp/shots/${name}.1280.png`).resize({width:900}).toBuffer({resolveWithObject:true});
  const h = Math.min(2200, Math.max(a.info.height,b.info.height));
  const crop = async (x)=> x.info.height>h ? sharp(x.data).extract({left:0,top:0,width:x.info.width,height:h}).toBuffer() : x.data;
  await sharp({create:{width:1280,height:h,channels:3,background:'#888'}}).composite([{input:await crop(a),left:0,top:0},{input:await crop(b),left:370,top:0}]).png().toFile(`/tmp/shots/sheet-${name}.png`);
}
